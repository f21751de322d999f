import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { historyEntry, noteEntry } from '@callout/contracts/jobs/samples/history'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { emptyTimeline, jobInStatus, noJob, signedIn, timeline, TOKEN } from '../../states.ts'

const ENTRY = 'id visitId event status label changes { field from to } note actor { id name } createdAt'

export const reading = (jobId: number, entry = ENTRY): Pick<Interaction, 'row' | 'operation' | 'sends' | 'unread'> => ({
  row: jobEndpoints.listJobHistory,
  operation: {
    query: `query JobHistory($jobId: ID!) { jobHistory(jobId: $jobId, page: 1, perPage: 20) { items { ${entry} } totalCount page perPage } }`,
    variables: { jobId: String(jobId) },
    token: TOKEN,
  },
  sends: { path: '/jobs/job_history_update', query: { job_id: String(jobId), page: '1', per_page: '20' } },
  unread: ['history.job_id', 'actor.user_type'],
})

export const noting = (jobId: number, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.addJobHistory,
  operation: {
    query: `mutation AddJobNote($input: AddJobNoteInput!) { addJobNote(input: $input) { ${selection} } }`,
    variables: { input: { jobId: String(jobId), note: 'Gate code 4711' } },
    token: TOKEN,
  },
  sends: { path: '/jobs/job_history_update', body: { job_id: jobId, note: 'Gate code 4711', event: 'note' } },
})

const pagination = { current_page: 1, per_page: 20, total_count: 1, total_pages: 1 }

export const timelineInteractions: readonly Interaction[] = [
  {
    name: 'reading a timeline',
    given: [signedIn, timeline],
    ...reading(501),
    reply: ok({ history: [{ ...historyEntry, note: 'Rang at the gate.' }], pagination }),
    answer: shows({
      jobHistory: {
        items: [
          {
            id: '1001',
            visitId: '701',
            event: 'STATUS_CHANGED',
            status: 'STARTED',
            label: 'Service Started',
            changes: [{ field: 'status', from: 'Assigned', to: 'Service Started' }],
            note: 'Rang at the gate.',
            actor: { id: '21', name: 'Sam Fields' },
            createdAt: 1795183500,
          },
        ],
        totalCount: 1,
        page: 1,
        perPage: 20,
      },
    }),
  },
  {
    name: 'reading an empty timeline',
    given: [signedIn, emptyTimeline],
    ...reading(504),
    reply: ok({ history: [], pagination: { ...pagination, total_count: 0, total_pages: 0 } }),
    answer: shows({ jobHistory: { items: [], totalCount: 0, page: 1, perPage: 20 } }),
  },
  {
    name: 'adding a note to a timeline',
    given: [signedIn, emptyTimeline],
    ...noting(504, 'id event note actor { id name } createdAt'),
    reply: ok({ ...noteEntry, job_id: 504, visit_id: null }),
    unread: ['responseData.job_id', 'actor.user_type'],
    answer: shows({
      addJobNote: { id: '1002', event: 'NOTE', note: 'Gate code 4711', actor: { id: '21', name: 'Sam Fields' }, createdAt: 1795183500 },
    }),
  },
  {
    name: 'adding a photo to a visit',
    given: [signedIn, jobInStatus(4)],
    row: jobEndpoints.addJobHistory,
    operation: {
      query: `mutation AddVisitFiles($input: AddJobNoteInput!) { addJobNote(input: $input) { id visitId attachments { id fileName fileUrl contentType size visitId } } }`,
      variables: {
        input: {
          jobId: '501',
          visitId: '701',
          note: 'Photo',
          attachments: [{ fileName: 'leak.jpg', contentType: 'image/jpeg', fileBase64: 'aGVsbG8=' }],
        },
      },
      token: TOKEN,
    },
    sends: {
      path: '/jobs/job_history_update',
      body: {
        job_id: 501,
        visit_id: 701,
        note: 'Photo',
        event: 'note',
        attachments: [{ file_name: 'leak.jpg', content_type: 'image/jpeg', file_base64: 'aGVsbG8=' }],
      },
    },
    reply: ok({
      id: 1002,
      visit_id: 701,
      attachments: [
        { id: 31, file_name: 'leak.jpg', file_url: 'https://files.example/leak.jpg', content_type: 'image/jpeg', size: 5, visit_id: 701 },
      ],
    }),
    answer: shows({
      addJobNote: {
        id: '1002',
        visitId: '701',
        attachments: [
          { id: '31', fileName: 'leak.jpg', fileUrl: 'https://files.example/leak.jpg', contentType: 'image/jpeg', size: 5, visitId: '701' },
        ],
      },
    }),
  },
  {
    name: 'adding a note to a job that does not exist',
    given: [signedIn, noJob(599)],
    ...noting(599, 'id'),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedAt('addJobNote', 'NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
]
