import type { ApolloClient } from '@apollo/client'
import { MAX_ACCESS_NOTES } from '@callout/contracts/customers/schemas'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { effectOn, type AnsweredWrite, type Undo, type WriteEffect } from '../../../lib/writes/writeResult.ts'
import { PropertyNotesDocument, SaveAccessNotesDocument } from './equipment.generated.ts'
import { addEquipment, changeEquipment, type Equipment } from './equipmentText.ts'

/** `line`: the changed one, as it was shown. */
export type EquipmentChange =
  | { readonly kind: 'add'; readonly equipment: Equipment }
  | { readonly kind: 'change'; readonly line: string; readonly equipment: Equipment }
  | { readonly kind: 'remove'; readonly line: string }

/** Someone else changed or removed the line. */
export class LineGone extends Problem {}

async function readNotes(client: ApolloClient, id: string): Promise<string> {
  const answer = await client.query({ query: PropertyNotesDocument, variables: { id }, fetchPolicy: 'no-cache' })
  const { accessNotes, returnsAccessNotes } = requiredData(answer).property
  if (!returnsAccessNotes) throw new Problem('Equipment is part of the access notes, which couldn’t be loaded.')
  return accessNotes ?? ''
}

/** Empty notes are sent and returned as null. */
async function writeNotes(client: ApolloClient, id: string, text: string): Promise<WriteEffect> {
  const { data } = await client.mutate({ mutation: SaveAccessNotesDocument, variables: { input: { id, accessNotes: text || null } } })
  const returned = data?.updateProperty
  return effectOn({ accessNotes: text }, returned && { accessNotes: text === '' ? (returned.accessNotes ?? '') : returned.accessNotes })
}

function changedNotes(text: string, change: EquipmentChange): string {
  if (change.kind === 'add') return addEquipment(text, change.equipment)
  const changed = changeEquipment(text, change.line, change.kind === 'remove' ? null : change.equipment)
  if (changed === null) throw new LineGone('Someone else changed or removed this equipment. The list shows it as it is now.')
  return changed
}

/**
 * Changes a line of the notes as they are now, so that what others wrote meanwhile stays. Rejects with the gateway's error, or with a
 * `Problem` that says why nothing was sent.
 */
export async function saveEquipment(client: ApolloClient, propertyId: string, change: EquipmentChange): Promise<AnsweredWrite<Undo>> {
  const before = await readNotes(client, propertyId)
  const after = changedNotes(before, change)
  if (after.length > MAX_ACCESS_NOTES)
    throw new Problem(
      `Access notes and equipment can have up to ${MAX_ACCESS_NOTES.toLocaleString('en')} characters together. Shorten the notes first.`,
    )
  const effect = await writeNotes(client, propertyId, after)
  if (effect === 'ignored') return { kind: 'ignored', state: 'the access notes are unchanged' }
  if (effect === 'unknown') return { kind: 'unknown' }
  const undo: Undo = async () => {
    if ((await readNotes(client, propertyId)) !== after)
      return { kind: 'ignored', state: null, error: 'Someone else changed the access notes.' }
    return { kind: await writeNotes(client, propertyId, before), state: 'the access notes are as before' }
  }
  return { kind: 'done', value: undo }
}
