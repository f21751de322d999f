import { paths } from '../../shared/paths.ts'

interface ListState {
  readonly jobList: string
}

/** Goes along with a link to a job: the list that it was opened from. */
export const fromList = (search: string): ListState => ({ jobList: search })

const isListState = (state: unknown): state is ListState =>
  typeof state === 'object' && state !== null && 'jobList' in state && typeof state.jobList === 'string'

/** The way back to the list as it was, or to the plain list. */
export const listAddress = (state: unknown): string => `${paths.jobs()}${isListState(state) ? state.jobList : ''}`
