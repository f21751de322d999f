export const privacyHtml = `<p>This page explains in plain words what Callout keeps about you and your customers, why, and for how long.</p>
<h2>What we keep</h2>
<ul>
<li>Your account: name, email address, phone number, the address of your business, and your password, stored as a hash that can’t be reversed.</li>
<li>Your work: the customers, properties, jobs, visits, forms, invoices and payments you and your staff enter.</li>
<li>Staff locations, only when staff share them during a visit.</li>
<li>Technical logs of requests, without passwords or codes.</li>
</ul>
<h2>What we use it for</h2>
<p>To run the service, send the messages you ask for, find and fix problems, and bill your plan. We don’t sell data or show ads.</p>
<h2>Who can see it</h2>
<p>People in your company, as far as their role allows. Never other companies. Our support staff, only when you ask for help.</p>
<h2>How long it stays</h2>
<p>For as long as your account exists. When you close it, we delete your data, except what the law requires us to keep, such as invoices.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, have it corrected, or have it deleted. Contact us through the contact form.</p>`
