import { Radio, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type DecimalMark, formatNumber, readNumber } from '../../lib/format/readNumber.ts'
import { numberText } from '../../lib/format/numberText.ts'
import type { Import } from './defineImport.ts'
import type { Target } from './file/columns.ts'
import type { FileTable } from './file/fileTable.ts'
import { readNumberColumns } from './numberColumns.ts'

interface Answers {
  readonly table: FileTable
  readonly marks: ReadonlyMap<number, DecimalMark>
}

const unanswered: Answers['marks'] = new Map()

/** Rows of a file with readable numbers; while questions have no answer, `isOpen`. */
export function useNumberColumns(table: FileTable, targets: readonly Target[], fields: Import['fields']) {
  const [answers, setAnswers] = useState<Answers>({ table, marks: unanswered })
  const marks = answers.table === table ? answers.marks : unanswered
  const { rows, questions } = useMemo(() => readNumberColumns(table.rows, targets, fields, marks), [table, targets, fields, marks])
  return {
    rows,
    isOpen: questions.some(({ column }) => !marks.has(column)),
    questions: questions.map((question) => ({
      ...question,
      header: table.headers[question.column] ?? '',
      mark: marks.get(question.column),
    })),
    answer: (column: number, mark: DecimalMark): void => setAnswers({ table, marks: new Map(marks).set(column, mark) }),
  }
}

const valueOf = (text: string, mark: DecimalMark): number => {
  const reading = readNumber(text, { mark })
  return reading.kind === 'number' ? reading.value : 0
}

function questionText(example: string): string {
  const values = [valueOf(example, '.'), valueOf(example, ',')]
  const [small, large] = [Math.min(...values), Math.max(...values)]
  return `Is ${example} ${numberText(large)}, or about ${numberText(Math.round(small))}?`
}

/** Asks for the decimal mark of each column whose numbers don't prove it. */
export function NumberQuestions({ questions, answer }: Pick<ReturnType<typeof useNumberColumns>, 'questions' | 'answer'>) {
  return questions.map(({ column, example, header, mark }) => (
    <Radio.Group
      key={column}
      label={<bdi>{questionText(example)}</bdi>}
      description={<bdi>{`Column “${header}”`}</bdi>}
      withAsterisk={false}
      required
      value={mark ?? null}
      onChange={(next) => answer(column, next === ',' ? ',' : '.')}
    >
      <Stack gap={8} mt={8}>
        {([',', '.'] as const).map((choice) => (
          <Radio key={choice} value={choice} label={formatNumber(valueOf(example, choice))} />
        ))}
      </Stack>
    </Radio.Group>
  ))
}
