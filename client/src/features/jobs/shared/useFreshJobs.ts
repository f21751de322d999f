import { useFreshOnReturn } from '../../../components/record/useFreshOnReturn.ts'
import { jobQueries } from './jobQueries.ts'

/** Asks again for jobs when somebody comes back to this window. */
export const useFreshJobs = (): void => useFreshOnReturn(jobQueries)
