// The guest's page in each of its states, and what the guest has typed into it.
import { parseRupees } from '@lifafa/contract/money'
import type { GuestPageProps, OpenBoxProps } from '@lifafa/contract/web-build'
import { useState } from 'react'
import type { ContributionValues } from './contribution-form.tsx'
import { GuestPage } from './guest-page.tsx'
import { UnavailablePage } from './unavailable-page.tsx'

export function GuestApp(props: GuestPageProps) {
  return props.state === 'open' ? <OpenBox {...props} /> : <UnavailablePage isSandbox={props.isSandbox} />
}

const nothingTyped: ContributionValues = { name: '', phone: '', amount: '', address: '' }

function OpenBox({ box, isSandbox }: OpenBoxProps) {
  const [values, setValues] = useState(nothingTyped)
  const amount = parseRupees(values.amount)
  return (
    <GuestPage
      box={box}
      isSandbox={isSandbox}
      form={{
        values,
        errors: {},
        rupees: 'rupees' in amount ? amount.rupees : undefined,
        busyLabel: undefined,
        notice: undefined,
        onChange: (field, value) => setValues({ ...values, [field]: value }),
        onSubmit: () => {},
      }}
      thankYou={undefined}
      onThankYouClose={() => {}}
    />
  )
}
