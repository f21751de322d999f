import { useState } from 'react'
import { type Story, stories } from './stories.ts'
import classes from './Workshop.module.css'

const components = [...new Set(stories.map(({ component }) => component))]
const schemes = ['light', 'dark'] as const
const widths = { desktop: '100%', phone: '390px' } as const
type Width = keyof typeof widths

interface ChoiceProps<Value extends string> {
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

const Choice = <Value extends string>({ values, value: chosen, onChange }: ChoiceProps<Value>) =>
  values.map((value) => (
    <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
      {value}
    </button>
  ))

/** The list of stories beside a frame with the current one. The frame has a width of its own, so that media queries apply to it. */
export function Workshop({ story }: { readonly story: Story }) {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <div className={classes.workshop}>
      <nav className={classes.list} aria-label="Stories">
        {components.map((component) => (
          <section key={component}>
            <h2>{component}</h2>
            {stories
              .filter((item) => item.component === component)
              .map(({ id, name }) => (
                <a key={id} href={`#${id}`} aria-current={id === story.id ? 'page' : undefined}>
                  {name}
                </a>
              ))}
          </section>
        ))}
      </nav>
      <main className={`stack ${classes.stage}`}>
        <h1>
          {story.component}: {story.name}
        </h1>
        <p>{story.parameters?.docs?.description.component}</p>
        <div className={`flex gap4 ${classes.tools}`}>
          <Choice values={schemes} value={scheme} onChange={setScheme} />
          <Choice values={Object.keys(widths) as Width[]} value={width} onChange={setWidth} />
        </div>
        <iframe key={`${story.id} ${scheme}`} title={story.id} src={`?canvas=${scheme}#${story.id}`} style={{ width: widths[width] }} />
      </main>
    </div>
  )
}
