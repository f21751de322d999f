import { Alert } from '@mantine/core'

/** Says what a day that the gateway put together from the job list lacks. */
export const FromJobsNote = () => (
  <Alert color="yellow" mb={12}>
    The schedule isn’t available, so it’s put together from the job list: without working hours, time off and positions. Visits of repeating
    jobs may be missing.
  </Alert>
)
