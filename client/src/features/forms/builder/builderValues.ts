import type { FormOf } from '../../../components/form/formTypes.ts'
import type { FormField, FormSection } from '../questions/answers.ts'
import type { FormBuilderPartsFragment } from './builder.generated.ts'

export interface BuiltQuestion {
  fieldKey: string
  name: string
  dataType: FormField['dataType']
  isRequired: boolean
  choices: string[]
  showIf: { fieldKey: string; equals: string } | null
  terms: string
}
export interface BuiltSection {
  /** Window-local key that identifies sections while they move. */
  key: string
  name: string
  fields: BuiltQuestion[]
}

export interface BuilderValues {
  formName: string
  sections: BuiltSection[]
  attachTo: { module: string; actions: string[]; isActive: boolean }[]
  categoryIds: string[]
  status: 'INACTIVE' | 'ACTIVE' | 'SAMPLE'
}

export type BuilderForm = FormOf<BuilderValues, FormBuilderPartsFragment | null>

const KEY_LETTERS = 8
export const newKey = (): string => `q_${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, KEY_LETTERS)}`

export const newQuestion = (dataType: BuiltQuestion['dataType'] = 'TEXTBOX'): BuiltQuestion => ({
  fieldKey: newKey(),
  name: '',
  dataType,
  isRequired: false,
  choices: dataType === 'DROPDOWN_SINGLE_CHOICE' ? ['', ''] : [],
  showIf: null,
  terms: '',
})

export const newSection = (): BuiltSection => ({ key: newKey(), name: '', fields: [newQuestion()] })

/** Converts returned sections to the builder's. */
export const builtSections = (sections: readonly FormSection[]): BuiltSection[] =>
  sections.map(({ name, fields }, index) => ({
    key: `s${index}`,
    name,
    fields: fields.map(({ fieldKey, name: label, dataType, isRequired, choices, showIf, terms }) => ({
      fieldKey,
      name: label,
      dataType,
      isRequired: isRequired === true,
      choices: [...(choices ?? [])],
      showIf: showIf && { fieldKey: showIf.fieldKey, equals: showIf.equals },
      terms: terms ?? '',
    })),
  }))

const empty = (): BuilderValues => ({ formName: '', sections: [newSection()], attachTo: [], categoryIds: [], status: 'ACTIVE' })

export const builderValues = (record: BuilderForm['record']): BuilderValues =>
  record
    ? {
        formName: record.formName,
        sections: builtSections(record.sections ?? []),
        attachTo: (record.attachTo ?? []).map(({ module, actions, isActive }) => ({
          module,
          actions: [...actions],
          isActive: isActive !== false,
        })),
        categoryIds: [...(record.categoryIds ?? [])],
        status: record.status ?? 'ACTIVE',
      }
    : empty()

/** Converts the builder's sections for sending and preview. */
export const sectionsToSend = (sections: readonly BuiltSection[]): FormSection[] =>
  sections.map(({ name, fields }) => ({
    name,
    fields: fields.map(({ choices, terms, ...field }) => ({
      ...field,
      choices: field.dataType === 'DROPDOWN_SINGLE_CHOICE' ? choices : [],
      terms: field.dataType === 'SIGNATURE' && terms.trim() !== '' ? terms : null,
    })),
  }))
