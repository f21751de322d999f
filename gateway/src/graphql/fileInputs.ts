import { type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql'

/** The field in which a file travels, as base64. */
const FILE_FIELD = 'fileBase64'

/** Names of the input types that carry files, themselves or within. */
export function fileInputsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const carrying = new Set(inputs.filter((type) => FILE_FIELD in type.getFields()).map(({ name }) => name))
  let known = -1
  while (known < carrying.size) {
    known = carrying.size
    for (const type of inputs)
      if (Object.values(type.getFields()).some((field) => carrying.has(getNamedType(field.type).name))) carrying.add(type.name)
  }
  return carrying
}
