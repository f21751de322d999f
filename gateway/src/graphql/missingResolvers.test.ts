import { expectTypeOf, test } from 'vitest'
import type { Resolvers } from '../generated/resolvers.ts'
import type { auth } from '../modules/auth.ts'
import type { branches } from '../modules/branches.ts'
import type { modules } from './resolvers.ts'
import type { MustBeNever, MissingResolvers } from './missingResolvers.ts'

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

test('finds nothing if every root field has a resolver', () => {
  expectTypeOf<MissingResolvers<Schema, readonly [Jobs, Taxes]>>().toBeNever()
  expectTypeOf<MissingResolvers<Resolvers, typeof modules>>().toBeNever()
})

test('names a root field without a resolver at compile time', () => {
  expectTypeOf<MissingResolvers<Schema, readonly [Jobs]>>().toEqualTypeOf<'Query.taxes'>()
  expectTypeOf<MissingResolvers<Schema, readonly [Taxes]>>().toEqualTypeOf<'Query.jobs' | 'Mutation.cancelJob'>()
  // @ts-expect-error Query.taxes has no resolver
  type Incomplete = MustBeNever<MissingResolvers<Schema, readonly [Jobs]>>
  expectTypeOf<Incomplete>().toEqualTypeOf<'Query.taxes'>()
})

test('fails to compile without a module', () => {
  type Few = readonly [typeof auth, typeof branches]
  expectTypeOf<MissingResolvers<Resolvers, Few>>()
    .extract<'Query.jobs' | 'Query.branches' | 'Mutation.signIn'>()
    .toEqualTypeOf<'Query.jobs'>()
  // @ts-expect-error The other modules are missing
  type Incomplete = MustBeNever<MissingResolvers<Resolvers, Few>>
  expectTypeOf<Incomplete>().extract<'Query.jobs'>().toEqualTypeOf<'Query.jobs'>()
})
