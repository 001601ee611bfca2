// Names, places, occasions and amounts as they are usual in India, in Latin and in Devanagari script.

export type Script = 'latin' | 'devanagari'
type Names = Record<Script, readonly [string, ...string[]]>

export const WOMEN: Names = {
  latin: [
    ...(['Meera', 'Ananya', 'Kavita', 'Lakshmi', 'Priya', 'Sunita', 'Neha', 'Pooja', 'Fatima'] as const),
    ...['Tanvi', 'Nandini', 'Mary', 'Bhavna', 'Ila', 'Harpreet', 'Ayesha', 'Revathi', 'Shreya'],
  ],
  devanagari: ['मीरा', 'अनन्या', 'सुनीता', 'पूजा', 'कविता', 'राधिका'],
}

export const MEN: Names = {
  latin: [
    ...(['Aarav', 'Rohan', 'Suresh', 'Vikram', 'Arjun', 'Deepak', 'Sanjay', 'Amit', 'Imran'] as const),
    ...['Joseph', 'Ishaan', 'Gopal', 'Yusuf', 'Kiran', 'Subramaniam', 'Gurpreet', 'Karthik', 'Ravi'],
  ],
  devanagari: ['आरव', 'प्रकाश', 'दीपक', 'संजय', 'रोहन', 'विक्रम'],
}

export const LAST_NAMES: Names = {
  latin: [
    ...(['Sharma', 'Nair', 'Rao', 'Iyer', 'Singh', 'Patel', 'Gupta', 'Reddy', 'Das', 'Mehta'] as const),
    ...['Joshi', 'Kulkarni', 'Bose', 'Khan', 'Deshpande', 'Menon', 'Pillai', 'Verma', 'Fernandes'],
    ...['Chatterjee', 'Thomas', 'Agarwal', 'Venkataraman', 'Bhattacharya', 'Qureshi', 'D’Souza', 'Yadav'],
  ],
  devanagari: ['शर्मा', 'राव', 'वर्मा', 'गुप्ता', 'मिश्रा', 'यादव', 'जोशी'],
}

export const PLACES = [
  ...(['Jaipur', 'Kochi', 'Lucknow', 'Udaipur', 'Pune', 'Chennai', 'Kolkata', 'Amritsar', 'Indore'] as const),
  ...['Mysuru', 'Vadodara', 'Guwahati', 'Bhubaneswar', 'Nagpur', 'Thrissur', 'Hyderabad', 'New Delhi'],
  ...['जयपुर', 'वाराणसी', 'भोपाल', 'पटना'],
] as const

export const STREETS = [
  ...(['MG Road', 'Station Road', 'Gandhi Nagar', 'Lake View', 'Civil Lines', 'Sector 14'] as const),
  ...['Temple Street', 'Rajouri Garden', 'Banjara Hills', 'Anna Nagar', 'गांधी मार्ग'],
] as const

/** Whole rupees, as contributions are given: with a rupee on top. The smaller ones are more usual. */
export const SMALL_AMOUNTS = [51, 101, 101, 151, 251, 251, 501, 501, 501, 501, 501, 501, 501] as const
export const AMOUNTS = [
  ...SMALL_AMOUNTS,
  ...([1_001, 1_100, 1_100, 1_101] as const),
  ...[2_100, 2_100, 2_501, 5_001, 5_100, 11_000, 11_001, 21_000],
] as const

/** How a marriage is called. */
export const MARRIAGE: Record<Script, (groom: string, bride: string) => string> = {
  latin: (groom, bride) => `${groom} weds ${bride}`,
  devanagari: (groom, bride) => `${groom} संग ${bride}`,
}

/** Other occasions, by the name of the family. */
export const OCCASIONS: Record<Script, readonly [Occasion, ...Occasion[]]> = {
  latin: [
    (family) => `Griha Pravesh, ${family} family`,
    (family) => `Mr ${family}’s retirement`,
    (family) => `Naming ceremony, ${family} family`,
    (family) => `Mrs ${family} turns sixty`,
  ],
  devanagari: [(family) => `गृह प्रवेश, ${family} परिवार`, (family) => `नामकरण, ${family} परिवार`],
}
type Occasion = (family: string) => string

export const UPI_BANKS = ['okhdfcbank', 'oksbi', 'okaxis', 'ybl', 'paytm'] as const

export const MESSAGES = [
  'Your blessings mean the world to us. Thank you for being part of our day.',
  'आपके आशीर्वाद के लिए हृदय से धन्यवाद।',
  'Come for the sangeet, stay for the biryani.',
  '',
] as const
