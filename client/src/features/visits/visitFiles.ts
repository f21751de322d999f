import type { ApolloClient } from '@apollo/client'
import type { AttachmentValues } from '../../components/files/fileValues.ts'
import { queueNote } from '../jobs/offline/queueStep.ts'
import { AddVisitFilesDocument } from './visitFiles.generated.ts'

interface FilesTarget {
  readonly jobId: string
  /** null: the job as a whole. */
  readonly visitId: string | null
  /** In a sentence: "JOB-1012". */
  readonly name: string
}

export function formatFiles(files: readonly Pick<AttachmentValues, 'contentType'>[]): string {
  const noun = files.every(({ contentType }) => contentType.startsWith('image/')) ? 'photo' : 'file'
  return files.length === 1 ? noun.charAt(0).toUpperCase() + noun.slice(1) : `${files.length} ${noun}s`
}

/** Adds files as a note (decision D19). `unknown`: the response lacks them; `queued`: on the device. Rejects with the gateway's error. */
export async function addVisitFiles(
  client: ApolloClient,
  { jobId, visitId, name }: FilesTarget,
  files: readonly AttachmentValues[],
): Promise<'done' | 'unknown' | 'queued'> {
  const attachments = files.map(({ fileName, contentType, fileBase64 }) => ({ fileName, contentType, fileBase64 }))
  const queued = await queueNote(client, { jobId, visitId, name, note: formatFiles(files), attachments })
  if (queued?.kind === 'done') return queued.value?.areSaved === false ? 'unknown' : 'done'
  if (queued) return 'queued'
  const input = { jobId, ...(visitId && { visitId }), note: formatFiles(files), attachments }
  const { data } = await client.mutate({ mutation: AddVisitFilesDocument, variables: { input } })
  return (data?.addJobNote?.attachments?.length ?? 0) >= files.length ? 'done' : 'unknown'
}
