interface Noun {
  readonly one: string
  readonly many: string
}

/** "1 job", "5,000 jobs". */
export const counted = ({ one, many }: Noun, count: number): string => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`)
