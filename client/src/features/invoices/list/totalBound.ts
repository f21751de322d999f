import { type Filter, textOf } from '../../../components/list/filters.ts'

const amountOf = (text: string): number | null => {
  const amount = Number(text.replaceAll(/[\s,$]/g, ''))
  return text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}

/** A bound of an amount: `min=100`. What is no amount asks for nothing. */
export function totalBound<As extends string>(
  name: string,
  words: Parameters<typeof textOf<As>>[1],
): Filter<string, { readonly [Name in As]?: number }, 'text'> {
  const text = textOf(name, words)
  return {
    ...text,
    toInput: (typed) => {
      const amount = amountOf(typed)
      return (amount === null ? {} : { [words.as]: amount }) as { readonly [Name in As]?: number }
    },
  }
}
