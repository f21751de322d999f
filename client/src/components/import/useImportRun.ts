import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, toApiError } from '../../lib/api/apiError.ts'
import { registerForm } from '../../lib/forms/savedForms.ts'
import { offerUndo } from '../toasts/offerUndo.tsx'
import { showSuccess } from '../toasts/toasts.ts'
import { counted } from '../list/listText.ts'
import type { Import, ImportContext } from './defineImport.ts'
import { leftOf, planOf, removableOf, runImport, undoImport } from './importRun.ts'
import { beginJournal, type Started, dropJournal, type Journal, JournalWriter, nextRound, type Outcomes, readJournal } from './journal.ts'
import type { PlannedRow } from './planRows.ts'
import type { End } from './sendRows.ts'

const SHOW_EVERY_MS = 150

export interface RunState {
  readonly started: Started
  readonly outcomes: Outcomes
  /** `reading`: existing records are read again before it continues. */
  readonly phase: 'reading' | 'running' | 'over' | 'undoing'
  readonly isAway: boolean
  readonly problem: ApiError | null
  readonly toRemove: number
}

const found = (journal: Journal | null): RunState | null =>
  journal && { ...journal, phase: 'over', isAway: false, problem: null, toRemove: 0 }

export function useImportRun(kind: Import) {
  const { rules } = kind
  const client = useApolloClient()
  const [run, setRun] = useState(() => found(readJournal(kind.name)))
  const writer = useRef<JournalWriter | null>(null)
  const stop = useRef<AbortController | null>(null)
  const formKey = `${kind.name}Import`
  const offer = useRef<Promise<() => void> | null>(null)
  const isBusy = useRef(false)
  const change = (part: Partial<RunState>): void => setRun((now) => now && { ...now, ...part })

  useEffect(() => {
    const flush = (): void => writer.current?.flush()
    // Called before an ended session redirects.
    const forget = registerForm(formKey, () => {
      flush()
      return null
    })
    window.addEventListener('pagehide', flush)
    return () => {
      stop.current?.abort()
      flush()
      forget()
      window.removeEventListener('pagehide', flush)
    }
  }, [formKey])

  const follow = async (phase: RunState['phase'], work: (tools: Parameters<typeof undoImport>[0]) => Promise<End>): Promise<boolean> => {
    const now = writer.current
    if (!now) return false
    isBusy.current = true
    const ended = new AbortController()
    stop.current = ended
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      timer = undefined
      change({ outcomes: now.outcomes })
    }
    change({ phase, problem: null })
    const onChange = (): void => void (timer ??= setTimeout(show, SHOW_EVERY_MS))
    const onAway = (isAway: boolean): void => setRun((state) => (state && state.isAway !== isAway ? { ...state, isAway } : state))
    const problem = await work({ client, rules, writer: now, signal: ended.signal, onAway, onChange }).catch(toApiError)
    isBusy.current = false
    clearTimeout(timer)
    now.flush()
    rules.refresh(client)
    change({ phase: 'over', isAway: false, problem, outcomes: now.outcomes })
    return problem === null && !ended.signal.aborted
  }

  const undo = async (): Promise<void> => {
    if (isBusy.current) return
    ;(await offer.current)?.()
    const { outcomes } = writer.current ?? (writer.current = new JournalWriter(kind.name, readJournal(kind.name)?.outcomes))
    const toRemove = removableOf(outcomes).length
    nextRound(kind.name)
    change({ toRemove })
    await follow('undoing', undoImport)
    const left = removableOf(writer.current?.outcomes ?? {}).length
    if (left < toRemove) showSuccess(`Import undone: ${counted(kind.noun, toRemove - left)}`)
  }

  const send = async (started: Started, plan: readonly PlannedRow[], { known }: ImportContext): Promise<void> => {
    const isWhole = await follow('running', (tools) => runImport(tools, started, plan, known))
    const added = removableOf(writer.current?.outcomes ?? {}).length
    if (isWhole && added > 0) offer.current = offerUndo({ message: `${counted(kind.noun, added)} added`, onUndo: undo })
  }

  return {
    run,
    begin: (started: Started, plan: readonly PlannedRow[], importContext: ImportContext): void => {
      writer.current = beginJournal(kind.name, started)
      setRun({ started, outcomes: {}, phase: 'running', isAway: false, problem: null, toRemove: 0 })
      void send(started, plan, importContext)
    },
    /** Continues with the rows without an outcome. */
    resume: async (): Promise<void> => {
      if (!run) return
      change({ phase: 'reading', problem: null })
      writer.current ??= new JournalWriter(kind.name, run.outcomes)
      const reading = new AbortController()
      stop.current = reading
      try {
        const importContext = await rules.prepare({ client, signal: reading.signal, onProgress: () => undefined })
        const plan = importContext && (await planOf(run.started, importContext, reading.signal))
        if (!plan) return change({ phase: 'over' })
        await send(run.started, plan, importContext)
      } catch (error) {
        change({ phase: 'over', problem: toApiError(error) })
      }
    },
    stop: (): void => stop.current?.abort(),
    undo,
    forget: (): void => {
      dropJournal(kind.name)
      writer.current = null
      setRun(null)
    },
    left: run ? leftOf(run.started, run.outcomes) : 0,
  }
}
export type ImportRun = ReturnType<typeof useImportRun>
