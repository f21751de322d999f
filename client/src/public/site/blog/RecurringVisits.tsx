export function RecurringVisits() {
  return (
    <>
      <p>
        “Every second Tuesday” sounds like one promise. It is twenty-six of them a year, and some will fall on a holiday, some on the week
        in which the customer is away, and one on the day your van is in the workshop. A series is easy to set up. What costs nerves is
        changing it.
      </p>
      <h2>Say the rule as a sentence, then look at the dates</h2>
      <p>
        “Monthly, on the 31st” has no meaning in half of the months. “The last Friday” and “the fourth Friday” are the same until they are
        not. Before you promise anything, write the rule as a sentence and the next dates below it. If the customer reads both and nods, you
        have an agreement. If only one of you has seen the dates, you have two.
      </p>
      <h2>Give every series an end</h2>
      <p>
        A series without an end fills the calendar with visits that nobody has confirmed. Choose a date on which you talk again: the end of
        the season, or a year. The talk is short, and it is also the natural moment to speak about the price.
      </p>
      <h2>Decide what a change is meant for</h2>
      <p>There are only three kinds of change, and the trouble begins when nobody says which one is meant:</p>
      <ul>
        <li>
          <strong>This visit.</strong> The customer has a dentist’s appointment. Next time everything is as always.
        </li>
        <li>
          <strong>This one and all after it.</strong> From now on Thursdays suit better.
        </li>
        <li>
          <strong>All of them.</strong> The gate code was wrong from the start.
        </li>
      </ul>
      <p>Ask “only this time, or from now on?” on the phone, and write the answer down with the change.</p>
      <h2>What was moved by hand stays moved</h2>
      <p>
        You moved the visit of the 14th to the 16th, as agreed. A week later the series moves from nine to ten o’clock. The visit of the
        16th was an agreement of its own: leave it alone, or ask again. And what is finished never changes, whatever happens to the series.
        It is the record of what you did.
      </p>
      <p>
        Callout keeps to these four: it shows the sentence and the dates before it saves, asks what a change is meant for, and lists every
        visit before and after it.
      </p>
    </>
  )
}
