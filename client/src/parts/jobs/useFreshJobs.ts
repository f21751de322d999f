import { useFreshOnReturn } from '../../kit/record/useFreshOnReturn.ts'
import { refreshJobs } from './refreshJobs.ts'

/** Asks again for jobs when somebody comes back to this window. */
export const useFreshJobs = (): void => useFreshOnReturn(refreshJobs)
