import { ActionIcon, NativeSelect, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ActivityPanel } from '../activity/ActivityPanel.tsx'
import { sessionStore } from '../control/connection.ts'
import { useStore } from '../control/createStore.ts'
import { useControl } from '../control/useControl.ts'
import type { SessionView } from '../control/views.ts'
import { CallBar } from './CallBar.tsx'
import { useSection } from './useSection.ts'
import { sections } from './sections.ts'
import classes from './Shell.module.css'
import { TokenForm } from './TokenForm.tsx'

function SessionSelect() {
  const session = useStore(sessionStore)
  const { data: sessions = [] } = useControl<readonly SessionView[]>('/control/sessions', '')
  const isKnown = session === '' || sessions.some(({ id }) => id === session)
  return (
    <NativeSelect
      aria-label="Session"
      className={classes['session']}
      size="sm"
      value={session}
      onChange={({ currentTarget }) => sessionStore.write(currentTarget.value)}
      data={[
        { value: '', label: 'Shared data' },
        ...(isKnown ? [] : [{ value: session, label: session }]),
        ...sessions.map(({ id }) => ({ value: id, label: id })),
      ]}
    />
  )
}

function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const label = isDark ? 'Use light colors' : 'Use dark colors'
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
        {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  )
}

/** Focuses the title after a change of section, as after a page load, and if the focused element is gone. */
function useTitleFocus(id: string, place: string) {
  const main = useRef<HTMLElement>(null)
  const former = useRef({ id, place })
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const isMoved = former.current.place !== place
    if (isMoved && (isLost || former.current.id !== id)) main.current?.querySelector('h2')?.focus()
    former.current = { id, place }
  }, [id, place])
  return main
}

export function Shell() {
  const { id, Section, rest } = useSection()
  const main = useTitleFocus(id, [id, ...rest].join('/'))
  const session = useStore(sessionStore)
  return (
    <div className={classes['shell']}>
      <header className={classes['header']}>
        <h1 className={classes['brand']}>
          <img src="/favicon.ico" alt="" width={24} height={24} />
          Callout mock API
        </h1>
        <div className={classes['tools']}>
          <SessionSelect />
          <SchemeButton />
        </div>
        <TokenForm />
      </header>
      <nav className={classes['nav']} aria-label="Sections">
        {sections.map(({ id: other, title, Icon, isNarrowOnly }) => (
          <a
            key={other}
            href={`#${other}`}
            className={isNarrowOnly ? `${classes['link']} ${classes['onlyNarrow']}` : classes['link']}
            aria-current={other === id ? 'page' : undefined}
          >
            <Icon size={18} aria-hidden />
            {title}
          </a>
        ))}
      </nav>
      <main ref={main} className={classes['main']}>
        <Section key={session} rest={rest} />
      </main>
      <aside className={classes['side']} aria-label="Log and outbox">
        <ActivityPanel key={session} />
      </aside>
      <CallBar />
    </div>
  )
}
