import { Tabs } from '@mantine/core'
import type { List } from './defineList.ts'
import type { PageFacts } from './listState.ts'
import classes from './ListPage.module.css'

interface ListTabsProps {
  readonly tabs: NonNullable<List['tabs']>
  readonly counts: PageFacts['counts']
}

/** The tabs above a list, each with how many rows it has under the same search. */
export function ListTabs({ tabs, counts }: ListTabsProps) {
  return (
    <Tabs.List className={classes.tabs} aria-label={tabs.label}>
      {Object.entries(tabs.table).map(([tab, { label }]) => {
        const count = counts?.[tab.toLowerCase()]
        return (
          <Tabs.Tab key={tab} value={tab} classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}>
            {label}
            {count !== undefined && <span className={classes.tabCount}>{count.toLocaleString('en')}</span>}
          </Tabs.Tab>
        )
      })}
    </Tabs.List>
  )
}
