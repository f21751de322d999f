import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { deletedJob } from '@callout/contracts/jobs/samples/record'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { noJob, OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { bookable, bookedJob, signedInWithout } from '../../workStates.ts'

export const deleting = (
  id: number,
  input: object,
  query: Record<string, string>,
  token = OWNER_TOKEN,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.deleteJob,
  operation: {
    query: 'mutation DeleteJob($input: DeleteJobInput!) { deleteJob(input: $input) { id deletedAt } }',
    variables: { input: { id: String(id), ...input } },
    token,
  },
  sends: { path: `/jobs/${id}`, query },
})

const severalVisits = [ownerSignedIn, ...bookable, bookedJob({ next_visit_id: 703 })]

/** Before a single visit is deleted. */
const readingReach: Interaction = {
  name: 'reading how far a change of a job may reach',
  given: severalVisits,
  row: jobEndpoints.getJob,
  operation: { query: 'query Job($id: ID!) { job(id: $id) { allowedScopes } }', variables: { id: '501' }, token: OWNER_TOKEN },
  sends: { path: '/jobs/501' },
  reply: ok({ id: 501, allowed_scopes: ['this'] }),
  answer: shows({ job: { allowedScopes: ['THIS'] } }),
}

export const jobDeletionInteractions: readonly Interaction[] = [
  readingReach,
  {
    name: 'deleting a job',
    given: [ownerSignedIn, ...bookable, bookedJob()],
    ...deleting(501, { lockVersion: 1 }, { lock_version: '1' }),
    reply: ok(deletedJob),
    answer: shows({ deleteJob: { id: '501', deletedAt: 1795190400 } }),
  },
  {
    name: 'deleting one visit of a job',
    given: severalVisits,
    ...deleting(501, { scope: 'THIS', visitId: '703', lockVersion: 1 }, { scope: 'this', visit_id: '703', lock_version: '1' }),
    reply: ok({ id: 501, deleted_at: null }),
    answer: shows({ deleteJob: { id: '501', deletedAt: null } }),
    alongside: readingReach,
  },
  {
    name: 'deleting a job that does not exist',
    given: [ownerSignedIn, noJob(599)],
    ...deleting(599, { lockVersion: 1 }, { lock_version: '1' }),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedAt('deleteJob', 'NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
  {
    name: 'deleting a job without the authority for it',
    given: [signedInWithout('delete_jobs'), ...bookable, bookedJob()],
    ...deleting(501, { lockVersion: 1 }, { lock_version: '1' }, TOKEN),
    reply: refused(403, 'You don’t have permission to delete jobs.'),
    answer: refusedAt('deleteJob', 'FORBIDDEN', 403, 'You don’t have permission to delete jobs.'),
  },
]
