import { lazyModule } from '../../shared/lazyModule.ts'
import { ApolloLink, Observable } from '@apollo/client'
import { userType } from '@callout/contracts/profile/userType'
import { readSession } from '../session/session.ts'
import { setServerAway } from './reach.ts'
import { isAway } from './refusal.ts'

/** A query with this context is answered by the server alone. */
export const notKept = { isNotKept: true } as const

/** What a day without network needs: the own visits, their jobs, and what these pages ask besides. */
const keptNames: readonly string[] = [
  'Me',
  'MyDay',
  'Job',
  'JobHistory',
  'LateRule',
  'PositionRule',
  'CompanyCalendar',
  'Messaging',
  'FormToFill',
  'FormJob',
]

/** So long an answer may take before the one of last time is shown. */
const PATIENCE_MS = 5000

const store = lazyModule(() => import('./answerStore.ts'))

const isKeptName = (operationName = ''): boolean => readSession('userType') === userType.STAFF.code && keptNames.includes(operationName)

interface Asked {
  readonly operationName?: string | undefined
  readonly variables: unknown
}

const placeOf = ({ operationName, variables }: Asked): string => `${operationName}/${JSON.stringify(variables)}`

async function keep(place: string, data: unknown): Promise<void> {
  await store
    .load()
    .then((parts) => parts.keepAnswer(place, data))
    .catch(() => undefined)
}

const isRefused = ({ errors = [] }: ApolloLink.Result): boolean => errors.length > 0
const isUnavailable = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UPSTREAM_UNAVAILABLE') === true

/** Of technicians, keeps answers sealed on the device, and answers with them while nobody else does. */
export const keptAnswers = new ApolloLink((operation, forward) => {
  if (!isKeptName(operation.operationName) || operation.getContext()['isNotKept'] === true) return forward(operation)
  const place = placeOf(operation)
  const recall = async (): Promise<ApolloLink.Result | null> => {
    const data = await store
      .load()
      .then(({ recallAnswer }) => recallAnswer<Record<string, unknown>>(place))
      .catch(() => null)
    return data && { data }
  }
  return new Observable<ApolloLink.Result>((observer) => {
    let isAnswered = false
    const slow = setTimeout(() => void recall().then((kept) => kept && !isAnswered && observer.next(kept)), PATIENCE_MS)
    const answered = (): void => {
      isAnswered = true
      clearTimeout(slow)
    }
    const instead = (otherwise: () => void): void => {
      answered()
      void (async () => {
        const kept = await recall()
        if (!kept) return otherwise()
        setServerAway(true)
        observer.next(kept)
        observer.complete()
      })()
    }
    let isInstead = false
    const subscription = forward(operation).subscribe({
      next: (result) => {
        if (isUnavailable(result)) {
          isInstead = true
          return instead(() => {
            observer.next(result)
            observer.complete()
          })
        }
        answered()
        if (result.data && !isRefused(result)) void keep(place, result.data)
        observer.next(result)
      },
      error: (error) => (isAway(error) ? instead(() => observer.error(error)) : (answered(), observer.error(error))),
      complete: () => isInstead || observer.complete(),
    })
    return () => {
      answered()
      subscription.unsubscribe()
    }
  })
})
