// The words that people make passwords of, the world over and in India: written down by us, without the digits that go with them.

/** Lower-case letters only; `isCommonPassword` undoes capitals, look-alike characters, and whatever is put before and behind. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw passwrd pass passcode mypassword thepassword yourpassword newpassword secret secure security
  login signin account user username guest admin administrator root system server manager master super test tester testing
  demo temp changeme change letmein letmeinplease welcome welcomehome enter open access internet computer laptop windows
  google gmail yahoo facebook whatsapp instagram youtube samsung iphone android nokia apple microsoft default 
  trustno trustnoone nothing whatever something anything unknown private
  love lover loveyou loveu loveme loves lovely iloveyou iloveu iloveme iloveyouso ilovemyself iloveindia iloveyoumom
  sweetheart sweety sweetie sweet darling honey babe baby babygirl babyboy angel angels princess prince queen king kings
  beautiful beauty forever always friend friends bestfriend friendship family mother father mummy daddy mom dad momdad
  my maapapa mummypapa mumdad brother sister happy smile cute cool awesome crazy lucky hello hellohello helloworld hi
  sunshine moonlight rainbow butterfly flower flowers rose lily lotus sunflower diamond golden silver star stars superstar
  rockstar heaven freedom peace life mylife goodlife dream dreams hope faith trust money rich
  monkey dragon tiger lion eagle falcon phoenix wolf panther dolphin elephant horse kitten kitty cat doggy dog puppy fish
  football cricket hockey soccer baseball basketball tennis sports sport chelsea liverpool arsenal barcelona realmadrid
  manchester ronaldo messi dhoni sachin tendulkar virat kohli rohit mumbaiindians csk rcb
  superman batman spiderman ironman hulk avengers naruto pokemon pikachu starwars matrix hacker ninja pirate samurai
  shadow killer hunter warrior soldier destroyer terminator predator gangster danger thunder lightning storm fire ice
  michael jordan daniel jessica jennifer charlie thomas robert andrew matthew joshua michelle nicole ashley anthony
  hannah george alexander william elizabeth samantha amanda summer winter spring autumn monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december
  coffee chocolate cookie cheese banana orange mango apple pepper ginger sugar icecream biryani pizza chicken
  music guitar metallica eminem rock dance party game games gamer player playstation xbox minecraft fortnite roblox freefire
  mustang ferrari porsche mercedes harley yamaha honda toyota corvette bullet
  qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbnm zxcvbn qazwsx abc abcd abcde abcdef abcdefg aaaa
  india indian bharat hindustan mera merabharat jaihind jaimatadi jaishreeram jaisriram shreeram sriram jaihanuman hanuman
  bajrangbali ram sitaram radhe radheradhe radhekrishna radhakrishna harekrishna krishna krish govind gopal madhav shiv
  shiva mahadev harharmahadev omnamahshivaya omnamahshivay bholenath shankar ganesh ganesha ganpati ganapati vinayak
  lakshmi laxmi saraswati durga kali maa omsairam sairam saibaba omsai sai tirupati balaji venkatesh venkat murugan
  ayyappa swami waheguru satnam allah mohammed muhammad bismillah inshallah jesus jesuschrist christ jesuslovesme god
  godisgreat mary
  mumbai delhi newdelhi bombay calcutta kolkata chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur
  lucknow kanpur nagpur indore bhopal patna kochi kerala punjab gujarat rajasthan maharashtra tamilnadu karnataka goa
  amit anil ajay akash ananya anita anjali ankit ankita arjun asha ashish deepak deepika dinesh divya gaurav geeta harish
  kavita kiran kumar lalit mahesh manish manoj meena mohan mukesh naresh neha nikhil nisha pooja prakash pradeep prasad
  praveen preeti priya priyanka rahul raj raja rajesh raju rakesh ramesh rani ravi rekha ritu rohan sandeep sanjay santosh
  sarita shahrukh salman shweta singh sharma verma gupta patel reddy sonia sunil sunita suresh swati vijay vikas vikram
  vinod vishal yash
  wedding marriage shaadi shadi shagun lifafa gift gifts event
  `
    .trim()
    .split(/\s+/),
)
