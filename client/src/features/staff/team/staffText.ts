export const staffNoun = { one: 'staff member', many: 'staff' } as const

export const staffName = ({ name }: { readonly name: string | null }): string => name || 'Unnamed staff member'
