import { type FieldNode, type GraphQLArgument, type GraphQLField, isNonNullType, Kind, type ValueNode, valueFromAST, visit } from 'graphql'
import type { Variables } from '../variables.ts'

type Argument = (variables: Variables) => unknown

const refuse = (): never => {
  throw new Error('An argument is missing')
}

function namesVariables(node: ValueNode): boolean {
  let isFound = false
  visit(node, { Variable: () => void (isFound = true) })
  return isFound
}

/** undefined: it is not given. */
function valueOf({ type }: GraphQLArgument, node: ValueNode): Argument {
  if (node.kind === Kind.VARIABLE) return (variables) => variables[node.name.value]
  if (namesVariables(node)) return (variables) => valueFromAST(node, type, variables) ?? refuse()
  const value: unknown = valueFromAST(node, type)
  return () => value
}

function argumentOf(argument: GraphQLArgument, node: FieldNode): Argument {
  const given = node.arguments?.find(({ name }) => name.value === argument.name)
  const value = given ? valueOf(argument, given.value) : () => undefined
  const isRequired = isNonNullType(argument.type)
  return (variables) => {
    const told = value(variables)
    if (told === undefined && argument.defaultValue !== undefined) return argument.defaultValue
    return isRequired && (told === undefined || told === null) ? refuse() : told
  }
}

/** The arguments of a field as its resolver takes them, out of variables that are coerced. The function throws where one is missing. */
export function argumentsOf(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  node: FieldNode,
): (variables: Variables) => Record<string, unknown> {
  const fields = field.args.map((argument) => [argument.name, argumentOf(argument, node)] as const)
  return (variables) => {
    const values: Record<string, unknown> = {}
    for (const [name, argument] of fields) {
      const value = argument(variables)
      if (value !== undefined) values[name] = value
    }
    return values
  }
}
