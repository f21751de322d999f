import { FoundJobs, openAndOver } from '../../jobs/shared/JobsOf.tsx'
import { paths } from '../../../lib/paths.ts'
import { useStaffJobsQuery } from './staffJobs.generated.ts'

/** What somebody of the staff has to do, and has done. */
export function StaffJobs({ id }: { readonly id: string }) {
  const found = useStaffJobsQuery({ variables: { staffId: id, ...openAndOver }, fetchPolicy: 'cache-and-network' })
  return <FoundJobs found={found} by={['staffId']} noun="person" all={paths.jobsOfStaff(id)} />
}
