import type { ApolloClient } from '@apollo/client'
import type { Resolver } from 'react-hook-form'
import type { DuplicateLookup } from '../../../lib/forms/submitOnce.ts'

export interface Note {
  readonly note: string
}

/** A returned note; null: not returned. */
export interface SavedNote {
  readonly note: string | null
}

/** How a domain adds notes. `id`: the record's. */
export interface Notes {
  readonly rules: Resolver<Note>
  /** `waiting`: stored on the device and sent automatically later. Rejects with the gateway's error. */
  add(client: ApolloClient, id: string, note: string): Promise<SavedNote | 'queued' | null>
  /** Finds the note of an earlier try with a lost response. */
  look(client: ApolloClient, id: string, note: string): DuplicateLookup<SavedNote>
  readonly refreshes: readonly string[]
}

export interface NoteFormProps {
  readonly notes: Notes
  readonly id: string
}

export const noteField = { placeholder: 'Write an internal note', minRows: 2, maxRows: 10 } as const
