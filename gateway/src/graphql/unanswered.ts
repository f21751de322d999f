type Root = 'Query' | 'Mutation' | 'Subscription'

type FieldsOf<Types, Type extends PropertyKey> = Type extends keyof Types ? keyof NonNullable<Types[Type]> & string : never
type AnswersOf<Module, Type extends Root> = Module extends unknown ? FieldsOf<Module, Type> : never

/** Root fields of the generated `Resolvers` that none of the modules answers, as `'Query.jobs'`; `never` where nothing is missing. */
export type Unanswered<Schema, Modules extends readonly object[]> = {
  [Type in Root]: `${Type}.${Exclude<FieldsOf<Schema, Type>, AnswersOf<Modules[number], Type>>}`
}[Root]

/** Does not compile for anything else; the error names what was found. */
export type MustBeNever<Found extends never> = Found
