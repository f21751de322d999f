import { camelKey, toCamel, toWire } from '@callout/contracts/wire/casing'
import type { z } from '@callout/contracts/wire/zod'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'

type WireSchema = z.ZodMiniType
type Validate = WireSchema['~standard']['validate']
type Issue = NonNullable<Awaited<ReturnType<Validate>>['issues']>[number]

const camelIssue = (issue: Issue): Issue => ({
  message: issue.message,
  path: issue.path?.map((step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof key === 'string' ? camelKey(key) : key
  }),
})

/** The schema as a form sees it: camelCase goes in, camelCase comes out, values and errors alike. */
const camelSchema = (schema: WireSchema) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'callout',
    validate: async (values: unknown) => {
      const result = await schema['~standard'].validate(toWire(values))
      return result.issues ? { issues: result.issues.map(camelIssue) } : { value: toCamel(result.value) as FieldValues }
    },
  },
})

/** Validates a form's values (camelCase) with a schema of the contract (wire names). */
export const wireResolver = <Values extends FieldValues>(schema: WireSchema): Resolver<Values> =>
  standardSchemaResolver<FieldValues, unknown, FieldValues>(camelSchema(schema)) as Resolver<Values>
