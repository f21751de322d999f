import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { messages } from '@callout/contracts/text/messages'
import classes from '../content.module.css'
import faq from './faq.module.css'
import { type Question, questionsWith } from './faqQuestions.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { decoded } from '../../../lib/navigation/decoded.ts'
import { SupportLink } from '../frame/SupportLink.tsx'

export function FaqPage() {
  const [search, setSearch] = useState('')
  const target = decoded(useLocation().hash.slice(1))
  const found = questionsWith(search)
  return (
    <section className={`${classes.section} ${classes.beside}`}>
      <PageHead title="FAQ" description="Answers about Callout: free trial, plans, sign-in, roles, customer messages and phones." />
      <div>
        <h1 className={classes.h1}>Frequently asked questions</h1>
        <div className={faq.search}>
          <label htmlFor="faq-search">Search questions</label>
          <input id="faq-search" type="search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
          <p role="status">{search && (found.length === 1 ? '1 question' : `${found.length} questions`)}</p>
        </div>
        <p className={classes.text}>
          Didn’t find your answer? <SupportLink className={classes.inline}>Contact support</SupportLink>
        </p>
      </div>
      <div className={faq.list}>
        {found.length === 0 && <p className={faq.none}>{messages.noData}</p>}
        {found.map((question) => (
          <Disclosure key={question.id} {...question} isTarget={question.id === target} />
        ))}
      </div>
    </section>
  )
}

function Disclosure({ id, question, answer, isTarget }: Question & { readonly isTarget: boolean }) {
  const [isOpen, setOpen] = useState(isTarget)
  const element = useRef<HTMLDetailsElement>(null)
  const follow = (event: SyntheticEvent<HTMLDetailsElement>): void => setOpen(event.currentTarget.open)
  useEffect(() => {
    if (!isTarget) return
    setOpen(true)
    element.current?.scrollIntoView()
  }, [isTarget])
  return (
    <details ref={element} id={id} open={isOpen} onToggle={follow} className={faq.item}>
      <summary>
        <h2>{question}</h2>
      </summary>
      <div className={faq.answer}>
        {answer}
        <a href={`#${id}`}>Link to this answer</a>
      </div>
    </details>
  )
}
