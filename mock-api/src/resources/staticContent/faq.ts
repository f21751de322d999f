interface Question {
  readonly question: string
  readonly answer: string
}

const questions: readonly Question[] = [
  {
    question: 'What does the free trial include?',
    answer: 'Everything, for 7 days. No credit card is needed, and nothing is charged when it ends.',
  },
  {
    question: 'I am on my own. Is it for me?',
    answer: 'Yes. Choose Individual when you sign up; you can add people later with a larger plan.',
  },
  {
    question: 'Why do I have to verify my email address?',
    answer: 'So that nobody can open an account in your name, and so that you can get back in when you forget your password.',
  },
  {
    question: 'The verification code did not arrive. What can I do?',
    answer: 'Look into the spam folder, and check the address. After 5 minutes you can ask for a new code.',
  },
  {
    question: 'Can my staff see everything?',
    answer: 'No. Staff see their own jobs, branch heads their branch, and a staff admin what you allow.',
  },
  {
    question: 'How do I cancel?',
    answer: 'In the subscription settings, at any time. You can work until the end of the period that you have paid for.',
  },
]

export const faqHtml = questions.map(({ question, answer }) => `<h2>${question}</h2>\n<p>${answer}</p>`).join('\n')
