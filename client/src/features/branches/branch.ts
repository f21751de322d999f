export const branchNoun = { one: 'branch', many: 'branches' } as const

export const branchName = ({ id, name }: { readonly id: string; readonly name: string | null }): string => name || `Branch #${id}`
