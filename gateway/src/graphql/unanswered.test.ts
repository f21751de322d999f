import { expectTypeOf, test } from 'vitest'
import type { Resolvers } from '../generated/resolvers.ts'
import type { auth } from '../modules/auth.ts'
import type { branches } from '../modules/branches.ts'
import type { modules } from './resolvers.ts'
import type { MustBeNever, Unanswered } from './unanswered.ts'

interface Schema {
  readonly Query?: { readonly jobs?: () => number; readonly taxes?: () => number }
  readonly Mutation?: { readonly cancelJob?: () => number }
  readonly Job?: { readonly title?: () => string }
}
interface Jobs {
  readonly Query: { readonly jobs: () => number }
  readonly Mutation: { readonly cancelJob: () => number }
}
interface Taxes {
  readonly Query: { readonly taxes: () => number }
}

test('nothing is missing where every root field is answered by some module', () => {
  expectTypeOf<Unanswered<Schema, readonly [Jobs, Taxes]>>().toBeNever()
  expectTypeOf<Unanswered<Resolvers, typeof modules>>().toBeNever()
})

test('a root field without a resolver is named, and does not compile', () => {
  expectTypeOf<Unanswered<Schema, readonly [Jobs]>>().toEqualTypeOf<'Query.taxes'>()
  expectTypeOf<Unanswered<Schema, readonly [Taxes]>>().toEqualTypeOf<'Query.jobs' | 'Mutation.cancelJob'>()
  // @ts-expect-error Query.taxes has no resolver
  type Incomplete = MustBeNever<Unanswered<Schema, readonly [Jobs]>>
  expectTypeOf<Incomplete>().toEqualTypeOf<'Query.taxes'>()
})

test('a chapter of the schema without its module does not compile', () => {
  type Few = readonly [typeof auth, typeof branches]
  expectTypeOf<Unanswered<Resolvers, Few>>().extract<'Query.jobs' | 'Query.branches' | 'Mutation.signIn'>().toEqualTypeOf<'Query.jobs'>()
  // @ts-expect-error The chapters of the other modules have no resolver
  type Incomplete = MustBeNever<Unanswered<Resolvers, Few>>
  expectTypeOf<Incomplete>().extract<'Query.jobs'>().toEqualTypeOf<'Query.jobs'>()
})
