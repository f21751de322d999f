interface TemplateField {
  /** Missing if the backend returns only the spec's fields. */
  readonly field_key?: string | null | undefined
  readonly data_type: string
  readonly choices: readonly { readonly name: string }[]
  readonly show_if?: { readonly field_key: string; readonly equals: string } | null | undefined
}
interface TemplateSection {
  readonly fields: readonly TemplateField[]
}
export interface TemplateProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Answers that other questions can depend on; empty for types without. */
export function answersOf({ data_type, choices }: Pick<TemplateField, 'data_type' | 'choices'>): string[] {
  if (data_type === 'checkbox') return ['true']
  return data_type === 'dropdown_single_choice' ? choices.map(({ name }) => name) : []
}

function choiceProblem({ data_type, choices }: TemplateField): string | null {
  if (data_type !== 'dropdown_single_choice') return null
  if (choices.length < 2) return 'Add at least two answers'
  const named = choices.map(({ name }) => name.trim()).filter(Boolean)
  return new Set(named).size < named.length ? 'Two answers are the same' : null
}

function conditionProblem({ show_if }: TemplateField, before: readonly TemplateField[]): string | null {
  if (!show_if) return null
  const asked = before.find(({ field_key }) => field_key === show_if.field_key)
  if (!asked || answersOf(asked).length === 0) return 'Choose a question above this one'
  return answersOf(asked).includes(show_if.equals) ? null : 'Choose an answer'
}

/** Inconsistencies by their path in the sections. */
export function templateProblems(sections: readonly TemplateSection[]): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const before: TemplateField[] = []
  for (const [section, { fields }] of sections.entries()) {
    for (const [index, field] of fields.entries()) {
      const add = (name: string, message: string | null): void => {
        if (message !== null) problems.push({ path: [section, 'fields', index, name], message })
      }
      const { field_key: key } = field
      add('field_key', key && before.some(({ field_key }) => field_key === key) ? 'Another question has this key' : null)
      add('choices', choiceProblem(field))
      add('show_if', conditionProblem(field, before))
      before.push(field)
    }
  }
  return problems
}
