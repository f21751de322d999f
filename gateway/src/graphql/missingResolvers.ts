type Root = 'Query' | 'Mutation' | 'Subscription'

type FieldsOf<Types, Type extends PropertyKey> = Type extends keyof Types ? keyof NonNullable<Types[Type]> & string : never
type ResolversOf<Module, Type extends Root> = Module extends unknown ? FieldsOf<Module, Type> : never

export type MissingResolvers<Schema, Modules extends readonly object[]> = {
  [Type in Root]: `${Type}.${Exclude<FieldsOf<Schema, Type>, ResolversOf<Modules[number], Type>>}`
}[Root]

export type MustBeNever<Found extends never> = Found
