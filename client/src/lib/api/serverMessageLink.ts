import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { notifyServerMessage } from './serverMessage.ts'

/** Passes on the `responseMessage` of writes, which the gateway returns as an extension. A file of its own, so that sign-in loads no Apollo. */
export const serverMessageLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const message: unknown = extensions?.['responseMessage']
      if (typeof message === 'string') notifyServerMessage(message)
    }),
  ),
)
