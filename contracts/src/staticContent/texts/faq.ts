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
    question: 'I work alone. Is Callout for me?',
    answer: 'Yes. Choose Individual when you sign up.',
  },
  {
    question: 'Why do I have to verify my email address?',
    answer: 'So that no one else can open an account in your name, and so you can get back in if you forget your password.',
  },
  {
    question: 'The verification code did not arrive. What can I do?',
    answer: 'Check your spam folder and the email address. After 5 minutes you can request a new code.',
  },
  {
    question: 'Where do I plan the day?',
    answer: 'On the Schedule: drag visits to another time or technician, by day, week or month. The Map shows the same day by location.',
  },
  {
    question: 'How do I get paid for a job?',
    answer:
      'Finish the job, choose Create invoice, then send it by email. Record payments on the invoice, or one payment for several invoices on the Invoices page.',
  },
  {
    question: 'Can my staff see everything?',
    answer: 'No. Staff see their own visits, branch heads see their branch, and staff admins see what you allow.',
  },
  {
    question: 'How do I cancel?',
    answer: 'Choose Cancel plan under Plan and billing at any time. You can keep working until the end of the period you paid for.',
  },
]

export const faqHtml = questions.map(({ question, answer }) => `<h2>${question}</h2>\n<p>${answer}</p>`).join('\n')
