import type { ApolloClient, DocumentNode } from '@apollo/client'
import { answeredVariables } from '../shared/api/begunCalls.ts'

/** Of the app that is shown. */
let client: ApolloClient | undefined
/** Returns how to end that: what a person has read goes with their session. */
export function takeAnswersInto(of: ApolloClient): () => void {
  client = of
  return () => {
    if (client === of) client = undefined
  }
}

/** A page whose code has come waits no longer for what it shows. */
const LONGEST_MS = 50
const longest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, LONGEST_MS))

/** A page that fails while it is drawn never says that it is. */
const LONGEST_DRAWING_MS = 1000

/** The page is drawn: from here on what is kept is not enough, whoever wants it from the backend asks. */
export function askAgain(): void {
  if (client) client.prioritizeCacheValues = false
}

/**
 * Before a page is drawn for the first time: what the press of the link has asked for it goes into the cache, if it comes in a
 * moment. The page then draws it at once, without an outline before, and does not ask again.
 */
export async function takePressed(query: DocumentNode): Promise<void> {
  const into = client
  const variables = into && (await answeredVariables(query, LONGEST_MS))
  if (!variables) return
  // What fails is asked again by the page, and told there.
  await Promise.race([into.query({ query, variables }).catch(() => {}), longest()])
  into.prioritizeCacheValues = true
  setTimeout(askAgain, LONGEST_DRAWING_MS)
}
