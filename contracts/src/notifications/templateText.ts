/** Variables of message templates (spec §3 "Message template variables"), written `{{company_name}}`. */
export const templateVariable = {
  company_name: { label: 'Company name', sample: 'Prairie Home' },
  company_email: { label: 'Company email', sample: 'hello@prairie.example' },
  client_first_name: { label: 'Client first name', sample: 'Carla' },
  client_name: { label: 'Client name', sample: 'Carla Reyes' },
  default_email: { label: 'Default email', sample: 'office@prairie.example' },
  client_phone: { label: 'Client phone', sample: '+1 512 555 0142' },
  client_email: { label: 'Client email', sample: 'carla@reyes.example' },
  client_last_name: { label: 'Client last name', sample: 'Reyes' },
  visit_address: { label: 'Visit address', sample: '12 Elm St, Austin, TX 78705' },
  visit_time: { label: 'Visit time', sample: '9:00 AM' },
  visit_date: { label: 'Visit date', sample: 'November 24, 2026' },
  visit_confirmation_link: { label: 'Visit confirmation link', sample: 'https://callout.example/visit/…' },
  visit_details: { label: 'Visit details', sample: 'Boiler service (J-1012)' },
} as const
export type TemplateVariable = keyof typeof templateVariable
export type TemplateValues = Readonly<Record<TemplateVariable, string>>

export interface TemplatePiece {
  readonly text: string
  readonly name: string | null
  readonly isKnown: boolean
}

const braces = /\{\{([^{}]*)\}\}|\{\{|\}\}/g

const isVariable = (name: string): name is TemplateVariable => Object.hasOwn(templateVariable, name)

export function piecesOf(template: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  let end = 0
  const addText = (text: string): void => void (text && pieces.push({ text, name: null, isKnown: true }))
  for (const { 0: text, 1: inside, index } of template.matchAll(braces)) {
    addText(template.slice(end, index))
    const name = (inside ?? '').trim()
    pieces.push({ text, name, isKnown: isVariable(name) })
    end = index + text.length
  }
  addText(template.slice(end))
  return pieces
}

export const unknownVariables = (template: string): string[] => [
  ...new Set(
    piecesOf(template)
      .filter(({ isKnown }) => !isKnown)
      .map(({ text }) => text),
  ),
]

export const variablesOf = (template: string): TemplateVariable[] => [
  ...new Set(piecesOf(template).flatMap(({ name }) => (name !== null && isVariable(name) ? [name] : []))),
]

/** Prevents values from looking like variables. */
const harmless = (value: string): string => value.replace(/\{{2,}/g, '{').replace(/\}{2,}/g, '}')

/** Removes unknown variables. Values are not expanded, and the result never contains double braces. */
export function resolveTemplate(template: string, values: TemplateValues): string {
  const text = piecesOf(template)
    .map((piece) => {
      if (piece.name === null) return piece.text
      return isVariable(piece.name) ? harmless(values[piece.name]) : ''
    })
    .join('')
  return harmless(text)
}
