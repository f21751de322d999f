import { createContext } from 'react'

/** A visit that the job has already. `date`: YYYY-MM-DD; null while it is not scheduled. */
interface OwnVisit {
  readonly id: string
  readonly date: string | null
}

/** The visits of the job that the form around edits; none for a new job. */
export const OwnVisits = createContext<readonly OwnVisit[]>([])
