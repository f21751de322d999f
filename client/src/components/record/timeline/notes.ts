import type { ApolloClient } from '@apollo/client'
import type { Resolver } from 'react-hook-form'
import type { Look } from '../../../lib/forms/submitOnce.ts'

/** What is typed. */
export interface Note {
  readonly note: string
}

/** What is told of a note; null: nobody tells. */
export interface SavedNote {
  readonly note: string | null
}

/** How notes are added to the records of a domain. `id`: of the record. */
export interface Notes {
  readonly rules: Resolver<Note>
  /** `waiting`: it is kept on the device, and will be sent by itself. Rejects with what the gateway answered. */
  add(client: ApolloClient, id: string, note: string): Promise<SavedNote | 'waiting' | null>
  /** The note that was sent before, if its answer was lost. */
  look(client: ApolloClient, id: string, note: string): Look<SavedNote>
  /** Queries that are asked again afterwards, where they are on the screen. */
  readonly refreshes: readonly string[]
}

export interface NoteFormProps {
  readonly notes: Notes
  /** Of the record. */
  readonly id: string
}

/** How the field of a note looks, while its form comes and then. */
export const noteField = { placeholder: 'Write a note for your team', minRows: 2, maxRows: 10 } as const
