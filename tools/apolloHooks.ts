import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

const imports: Partial<Record<OperationTypeNode, string[]>> = {
  [OperationTypeNode.QUERY]: ['useQuery', 'type SkipToken'],
  [OperationTypeNode.MUTATION]: ['useMutation'],
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const hookOf = (operation: OperationDefinitionNode): string => {
  const name = pascal(operation.name?.value ?? '')
  if (operation.operation === OperationTypeNode.MUTATION) {
    const types = `${name}Mutation, ${name}MutationVariables`
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${name}Document, options)`
  }
  const types = `${name}Query, ${name}QueryVariables`
  const optional = (operation.variableDefinitions ?? []).every(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue)
  return `export const use${name}Query = (options${optional ? '?' : ''}: SkipToken | useQuery.Options<${types}>) => useQuery(${name}Document, options)`
}

/** Codegen plugin: an Apollo Client 4 hook per operation, from the output of typescript-operations and typed-document-node. */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const used = new Set(operations.flatMap(({ operation }) => imports[operation] ?? []))
  return {
    prepend: used.size > 0 ? [`import { ${[...used].toSorted().join(', ')} } from '@apollo/client/react'`] : [],
    content: operations
      .filter(({ operation }) => operation in imports)
      .map(hookOf)
      .join('\n'),
  }
}
