import type { ApolloClient, DocumentNode } from '@apollo/client'
import { takeAnswered } from '../shared/api/begunCalls.ts'
import { hearServerTime } from '../shared/api/clockAhead.ts'
import { keepAnswer } from '../shared/api/keptAnswers.ts'
import { readSession } from '../shared/session/session.ts'

/** Of the app that is shown. */
let client: ApolloClient | undefined
/** Returns how to end that: what a person has read goes with their session. */
export function takeAnswersInto(of: ApolloClient): () => void {
  client = of
  return () => {
    if (client === of) client = undefined
  }
}

/** A page whose code has come waits no longer for the answer that it shows, and so long again for all of it. */
const LONGEST_MS = 50

/** A page that fails while it is drawn never says that it is. */
const LONGEST_DRAWING_MS = 1000

/** The page is drawn: from here on what is kept is not enough, whoever wants it from the backend asks. */
export function askAgain(): void {
  if (client) client.prioritizeCacheValues = false
}

/**
 * Before a page is drawn for the first time: what the press of the link has asked for it goes into the cache, if it comes in a
 * moment. The page then draws it at once, without an outline before, and does not ask again. It does not go through the links of the
 * client, which takes as long as a frame: a refusal does, when the page asks.
 */
export async function takePressed(query: DocumentNode): Promise<void> {
  const into = client
  const taken = into && (await takeAnswered(query, readSession('authToken'), LONGEST_MS))
  if (!taken) return
  const { answer, variables, data } = taken
  into.writeQuery({ query, variables, data })
  hearServerTime(answer.headers.get('date'))
  keepAnswer(taken)
  into.prioritizeCacheValues = true
  setTimeout(askAgain, LONGEST_DRAWING_MS)
}
