import type { ApolloClient } from '@apollo/client'
import { Problem } from '../../../lib/api/apiError.ts'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { extendJob, readJobToExtend } from '../offline/extendJob.ts'
import { existingLine } from '../offline/lineKind.ts'
import { variations } from './variations.ts'

type Compared = { readonly name: string | null; readonly quantity: number | null }

const getKey = ({ name, quantity }: Compared): string => JSON.stringify([name?.trim() ?? '', quantity])

/** The lines that the job has not got since `before`: each saved line counts once. */
export function missingLines(
  lines: readonly LineItemInput[],
  saved: readonly Compared[],
  before: readonly string[],
): readonly LineItemInput[] {
  const added = saved.map(getKey)
  for (const key of before) {
    const index = added.indexOf(key)
    if (index !== -1) added.splice(index, 1)
  }
  return lines.filter((line) => {
    const index = added.indexOf(getKey(line))
    if (index !== -1) added.splice(index, 1)
    return index === -1
  })
}

const unreadable = 'The job’s line items couldn’t be loaded.'

async function keysBefore(client: ApolloClient, jobId: string): Promise<readonly string[]> {
  const { lineItems } = await readJobToExtend(client, jobId)
  if (!lineItems) throw new Problem(unreadable)
  return lineItems.map(getKey)
}

/**
 * Adds the signed lines to the job's current ones in one change, and then deletes them from this device. A repetition adds only what an
 * earlier try has not. Rejects with the gateway's error.
 */
export async function addSignedLines(client: ApolloClient, jobId: string): Promise<void> {
  const variation = (await variations.read()).get(jobId)
  if (!variation) return
  const { lines } = variation
  const before = variation.before ?? (await keysBefore(client, jobId))
  if (!variation.before) await variations.write(jobId, { ...variation, before })
  const after = await extendJob(client, jobId, ({ lineItems }) => {
    if (!lineItems) throw new Problem(unreadable)
    const missing = missingLines(lines, lineItems, before)
    return missing.length === 0 ? null : { lineItems: [...lineItems.map(existingLine), ...missing] }
  })
  if (after?.lineItems && missingLines(lines, after.lineItems, before).length > 0)
    throw new Problem('The service didn’t add these line items.')
  await variations.write(jobId, null)
}
