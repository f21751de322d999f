import { useEffect, useRef, useState } from 'react'
import { registerForm, takeKept } from '../../shared/forms/keptForms.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { RowName } from '../list/rowName.ts'
import type { Bulk } from './defineBulk.ts'

/** A bulk action that a lost session has cut short, and the rows that it has left. */
export interface LostRun {
  /** "moved". */
  readonly done: string
  readonly left: readonly (RowName & ListRow)[]
}

const keyOf = ({ one }: Bulk<never>['noun']): string => `bulk ${one}`

/** Keeps, for the moment when the same person is back, which rows of a run have no answer yet. */
export function useKeptRun<Row extends ListRow>({ noun, nameOf }: Pick<Bulk<Row>, 'noun' | 'nameOf'>, done: string) {
  const key = keyOf(noun)
  const left = useRef(new Map<string, LostRun['left'][number]>())
  useEffect(
    () => registerForm(key, (): LostRun | null => (left.current.size > 0 ? { done, left: [...left.current.values()] } : null)),
    [key, done],
  )
  return {
    begin: (rows: readonly Row[]): void => {
      left.current = new Map(rows.map((row) => [row.id, { id: row.id, ...nameOf(row) }]))
    },
    answered: ({ id }: Row): void => void left.current.delete(id),
    end: (): void => left.current.clear(),
  }
}

/** The run of these bulk actions that a lost session has cut short here, until somebody has read of it. */
export function useLostRun(noun: Bulk<never>['noun']) {
  const key = keyOf(noun)
  const [lost, setLost] = useState<LostRun | null>(null)
  useEffect(() => {
    setLost(takeKept(key) as LostRun | null)
  }, [key])
  return { lost, forget: () => setLost(null) }
}
