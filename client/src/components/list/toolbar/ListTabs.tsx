import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { List } from '../defineList.ts'
import type { PageFacts } from '../listState.ts'
import classes from '../ListPage.module.css'

interface ListTabsProps {
  readonly tabs: Pick<NonNullable<List['tabs']>, 'label' | 'table'>
  readonly counts: PageFacts['counts']
  readonly value: string
  readonly onChange: (tab: string) => void
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const place = all.findIndex((tab) => tab === event.target)
  const step = steps[event.key]
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && (place + step + all.length) % all.length
  if (place < 0 || to === undefined) return
  event.preventDefault()
  all[to]?.focus()
  all[to]?.click()
}

export function ListTabs({ tabs, counts, value, onChange, children }: ListTabsProps) {
  const id = useId()
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={tabs.label} onKeyDown={moveBetween}>
        {Object.entries(tabs.table).map(([tab, { label }]) => {
          const count = counts?.[tab.toLowerCase()]
          const isOpen = tab === value
          return (
            <UnstyledButton
              key={tab}
              id={`${id}-${tab}`}
              className={classes.tab}
              role="tab"
              aria-selected={isOpen}
              {...(isOpen && { 'aria-controls': `${id}-panel` })}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => onChange(tab)}
            >
              <span className={`row gap8 ${classes.tabLabel}`}>
                {label}
                {count !== undefined && <span className={classes.tabCount}>{count.toLocaleString('en')}</span>}
              </span>
            </UnstyledButton>
          )
        })}
      </div>
      <div className={classes.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
