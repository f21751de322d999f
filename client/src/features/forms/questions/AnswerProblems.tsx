import type { answerProblems } from '@callout/contracts/forms/questions'
import { messages } from '@callout/contracts/text/messages'
import { Alert } from '@mantine/core'
import type { FormSection } from './answers.ts'
import { goToQuestion } from './goToQuestion.ts'
import { questionId } from './Questions.tsx'
import classes from './Forms.module.css'

type Problem = ReturnType<typeof answerProblems>[number]

/** Title of the list: invalid answers are not missing. */
function getTitle(problems: readonly Problem[]): string {
  const answers = problems.length === 1 ? '1 answer' : `${problems.length} answers`
  const isMissing = problems.every(({ message }) => message === messages.required)
  return isMissing ? `${answers} ${problems.length === 1 ? 'is' : 'are'} missing` : `Check ${answers}`
}

interface AnswerProblemsProps {
  readonly sections: readonly FormSection[]
  readonly problems: readonly Problem[]
}

/** Missing and invalid answers, with links to their questions. */
export function AnswerProblems({ sections, problems }: AnswerProblemsProps) {
  if (problems.length === 0) return null
  const getName = (key: string): string => sections.flatMap(({ fields }) => fields).find(({ fieldKey }) => fieldKey === key)?.name ?? key
  return (
    <Alert className={classes.missing} color="red" variant="light" role="alert" title={getTitle(problems)}>
      <ul>
        {problems.map(({ field_key, message }) => (
          <li key={field_key}>
            <a
              href={`#${questionId(field_key)}`}
              onClick={(event) => {
                event.preventDefault()
                goToQuestion(field_key)
              }}
            >
              {getName(field_key)}
            </a>
            {message !== messages.required && `: ${message}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
