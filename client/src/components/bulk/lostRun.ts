import { useEffect, useRef, useState } from 'react'
import { registerForm, takeSavedForm } from '../../lib/forms/savedForms.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { RowName } from '../list/rowName.ts'
import type { Bulk } from './defineBulk.ts'

type Named = RowName & ListRow

export interface LostRun {
  readonly done: string
  readonly changed: readonly Named[]
  readonly left: readonly Named[]
}

const getKey = ({ one }: Bulk<never>['noun']): string => `bulk ${one}`

/** Persists which rows of a run are changed and which have no response, for the same user's next session. */
export function useSavedRun<Row extends ListRow>({ noun, getName }: Pick<Bulk<Row>, 'noun' | 'getName'>, done: string) {
  const key = getKey(noun)
  const left = useRef(new Map<string, Named>())
  const changed = useRef<Named[]>([])
  useEffect(
    () =>
      registerForm(key, (): LostRun | null =>
        left.current.size > 0 ? { done, changed: changed.current, left: [...left.current.values()] } : null,
      ),
    [key, done],
  )
  return {
    begin: (rows: readonly Row[]): void => {
      left.current = new Map(rows.map((row) => [row.id, { id: row.id, ...getName(row) }]))
      changed.current = []
    },
    answered: (id: string, isChanged: boolean): void => {
      const row = left.current.get(id)
      if (row && isChanged) changed.current.push(row)
      left.current.delete(id)
    },
    end: (): void => left.current.clear(),
  }
}

export function useLostRun(noun: Bulk<never>['noun']) {
  const key = getKey(noun)
  const [lost, setLost] = useState<LostRun | null>(null)
  useEffect(() => {
    setLost(takeSavedForm(key) as LostRun | null)
  }, [key])
  return { lost, forget: () => setLost(null) }
}
