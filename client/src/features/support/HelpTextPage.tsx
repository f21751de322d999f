import { useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import classes from './Help.module.css'
import { HelpText } from './HelpText.tsx'
import { helpTexts, useListedTexts } from './helpTexts.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { shareAddress } from './contact/shareAddress.ts'

function ShareButton() {
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <Button onClick={() => void shareAddress(`${window.location.origin}${paths.landing()}`).then(setOutcome)}>Share Callout</Button>
      <p role="status">{outcome}</p>
    </>
  )
}

/** `/help/privacy-policy` and others: a product text inside the app. */
export function HelpTextPage() {
  const { text: name = '' } = useParams()
  const { getText } = useListedTexts()
  const text = Object.hasOwn(helpTexts, name) ? helpTexts[name] : undefined
  const back = { to: paths.help(), label: 'Help and support' }
  if (!text)
    return (
      <div className={classes.page}>
        <PageHeader title="Help and support" back={back} />
        <EmptyState>This text doesn’t exist.</EmptyState>
      </div>
    )
  return (
    <div className={classes.page}>
      <PageHeader title={getText(text.type)?.title || text.title} back={back} />
      <HelpText key={name} type={text.type} />
      {text.type === 'SHARE_APP' && <ShareButton />}
    </div>
  )
}
