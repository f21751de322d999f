import { useEffect, useRef, useState } from 'react'
import { registerForm, takeKept } from '../../../shared/forms/keptForms.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import type { BulkOrder } from './bulkOrder.ts'

const NAME = 'bulkRun'

/** A bulk action that a lost session has cut short, and the jobs that it has left. */
export interface LostRun {
  readonly kind: BulkOrder['kind']
  readonly left: readonly Pick<JobRowFragment, 'id' | 'jobNumber' | 'title'>[]
}

/** Keeps, for the moment when the same person is back, which jobs of a run have no answer yet. */
export function useKeptRun(kind: BulkOrder['kind']) {
  const left = useRef(new Map<string, LostRun['left'][number]>())
  useEffect(
    () => registerForm(NAME, (): LostRun | null => (left.current.size > 0 ? { kind, left: [...left.current.values()] } : null)),
    [kind],
  )
  return {
    begin: (jobs: readonly JobRowFragment[]): void => {
      left.current = new Map(jobs.map(({ id, jobNumber, title }) => [id, { id, jobNumber, title }]))
    },
    answered: ({ id }: JobRowFragment): void => void left.current.delete(id),
    end: (): void => left.current.clear(),
  }
}

/** The run that a lost session has cut short here, until somebody has read of it. */
export function useLostRun() {
  const [lost, setLost] = useState<LostRun | null>(null)
  useEffect(() => {
    setLost(takeKept(NAME) as LostRun | null)
  }, [])
  return { lost, forget: () => setLost(null) }
}
