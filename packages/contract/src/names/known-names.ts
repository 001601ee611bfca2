// Names that are written in Devanagari otherwise than their Latin letters tell: long vowels, ट and ड, joined letters. First those of the
// North, then those of Christians, Muslims, Bengal and the South, then places.

const KNOWN = `
aarav आरव aarti आरती abdul अब्दुल abhay अभय abhishek अभिषेक aditi अदिति aditya आदित्य agarwal अग्रवाल aggarwal अग्रवाल ahmad अहमद ahmed अहमद
ajay अजय ajit अजीत akash आकाश akhilesh अखिलेश ali अली alka अलका aman अमन amar अमर amit अमित amita अमिता amrita अमृता anand आनंद ananya अनन्या
anil अनिल anita अनीता anjali अंजलि anjana अंजना anju अंजू ankit अंकित ankita अंकिता ansari अंसारी anshu अंशु anuj अनुज anupam अनुपम anuradha अनुराधा anurag अनुराग
arjun अर्जुन arpita अर्पिता arti आरती arun अरुण aruna अरुणा arvind अरविंद asha आशा ashish आशीष ashok अशोक ashutosh आशुतोष atul अतुल avinash अविनाश
babita बबीता babu बाबू bai बाई bajpai बाजपेयी balram बलराम banerjee बनर्जी bansal बंसल beena बीना bhagat भगत bhagwan भगवान bhanu भानु bharat भारत bharti भारती
bhaskar भास्कर bhatia भाटिया bhatt भट्ट bhavna भावना bhupendra भूपेंद्र bimla बिमला brijesh बृजेश chand चंद chandan चंदन chandra चंद्र chaturvedi चतुर्वेदी
chaubey चौबे chaudhary चौधरी chauhan चौहान chaurasia चौरसिया chetan चेतन chhaya छाया choudhary चौधरी dashrath दशरथ dayal दयाल dayaram दयाराम deepa दीपा
deepak दीपक deepika दीपिका deepti दीप्ति desai देसाई deshmukh देशमुख deshpande देशपांडे dev देव devendra देवेंद्र devi देवी dhanraj धनराज dharmendra धर्मेंद्र
dilip दिलीप dinesh दिनेश divya दिव्या dr डॉ dixit दीक्षित dubey दुबे dwivedi द्विवेदी fatima फ़ातिमा gaurav गौरव gayatri गायत्री geeta गीता gita गीता girish गिरीश
gopal गोपाल govind गोविंद gupta गुप्ता gurpreet गुरप्रीत hari हरि harish हरीश hema हेमा hemant हेमंत husain हुसैन hussain हुसैन indira इंदिरा indra इंद्र
ishwar ईश्वर iyer अय्यर jadhav जाधव jagdish जगदीश jai जय jain जैन jaiswal जायसवाल janki जानकी jatin जतिन jaya जया jayant जयंत jha झा jitendra जितेंद्र
joshi जोशी jyoti ज्योति kailash कैलाश kajal काजल kalpana कल्पना kamal कमल kamala कमला kamla कमला kanchan कंचन kanhaiya कन्हैया kapil कपिल kapoor कपूर
karan करण karthik कार्तिक kartik कार्तिक kaur कौर kaushal कौशल kavita कविता kavya काव्या khandelwal खंडेलवाल khanna खन्ना khurana खुराना kiran किरण
kishan किशन kishor किशोर kishore किशोर komal कोमल kripa कृपा krishan कृष्ण krishna कृष्णा kshitij क्षितिज kulkarni कुलकर्णी kumar कुमार kumari कुमारी kunal कुणाल
kundan कुंदन kushwaha कुशवाहा lakhan लखन lakshman लक्ष्मण lakshmi लक्ष्मी lalit ललित lalita ललिता lata लता laxman लक्ष्मण laxmi लक्ष्मी leela लीला
madan मदन madhav माधव madhu मधु madhuri माधुरी mahendra महेंद्र mahesh महेश mala माला malhotra मल्होत्रा mamta ममता mandal मंडल maneesh मनीष mangal मंगल
manisha मनीषा manish मनीष manju मंजू manoj मनोज maurya मौर्य maya माया meena मीना meenakshi मीनाक्षी meera मीरा megha मेघा mehta मेहता mishra मिश्रा
mohammad मोहम्मद mohammed मोहम्मद mohan मोहन mohit मोहित mr श्री mrs श्रीमती mukesh मुकेश mukherjee मुखर्जी munna मुन्ना murari मुरारी naidu नायडू nair नायर namrata नम्रता nanda नंदा
nandini नंदिनी narayan नारायण narendra नरेंद्र naresh नरेश natasha नताशा naveen नवीन neelam नीलम neeraj नीरज neeta नीता neetu नीतू neha नेहा nidhi निधि
nikhil निखिल nilesh नीलेश nirmala निर्मला nisha निशा nitin नितिन nitish नीतीश om ओम omprakash ओमप्रकाश padma पद्मा pallavi पल्लवी pandey पांडे pandit पंडित
pankaj पंकज panwar पंवार parvati पार्वती patel पटेल pathak पाठक patil पाटिल pawan पवन pawar पवार pooja पूजा prabha प्रभा prabhat प्रभात pradeep प्रदीप
prakash प्रकाश pramod प्रमोद pranav प्रणव prasad प्रसाद prashant प्रशांत prateek प्रतीक pratibha प्रतिभा pratap प्रताप praveen प्रवीण preeti प्रीति prem प्रेम
priya प्रिया priyanka प्रियंका puja पूजा purnima पूर्णिमा pushpa पुष्पा rachna रचना radha राधा radhika राधिका raghav राघव raghu रघु rahul राहुल raj राज
raja राजा rajan राजन rajat रजत rajeev राजीव rajendra राजेंद्र rajesh राजेश rajiv राजीव rajkumar राजकुमार rajni रजनी rajput राजपूत raju राजू rakesh राकेश
rakhi राखी ramchandra रामचंद्र ramesh रमेश ramlal रामलाल rana राणा rani रानी rao राव rashmi रश्मि rastogi रस्तोगी rathod राठौड़ rathore राठौर ravi रवि
ravindra रवींद्र rawat रावत reddy रेड्डी reena रीना rekha रेखा renu रेणु richa ऋचा rishi ऋषि ritesh रितेश ritu ऋतु rohan रोहन rohit रोहित roshan रोशन
roshni रोशनी rukmini रुक्मिणी sachin सचिन sadhna साधना sagar सागर sahu साहू saini सैनी sandeep संदीप sandhya संध्या sangeeta संगीता sanjay संजय sanjeev संजीव
santosh संतोष sapna सपना sarika सारिका sarita सरिता saroj सरोज satish सतीश satya सत्य saurabh सौरभ savita सविता savitri सावित्री saxena सक्सेना seema सीमा
seeta सीता sita सीता shah शाह shailendra शैलेंद्र shakuntala शकुंतला shankar शंकर shanti शांति sharad शरद sharda शारदा sharma शर्मा shashi शशि sheela शीला
shikha शिखा shilpa शिल्पा shiv शिव shivani शिवानी shivam शिवम shobha शोभा shraddha श्रद्धा shri श्री shrivastav श्रीवास्तव shrivastava श्रीवास्तव shubham शुभम
shukla शुक्ला shweta श्वेता shyam श्याम siddharth सिद्धार्थ singh सिंह sinha सिन्हा smita स्मिता smt श्रीमती sneha स्नेहा solanki सोलंकी soni सोनी sonia सोनिया
sonu सोनू sri श्री srivastav श्रीवास्तव srivastava श्रीवास्तव subhash सुभाष sudha सुधा sudhir सुधीर sujata सुजाता suman सुमन sumit सुमित sumitra सुमित्रा
sunder सुंदर sunil सुनील sunita सुनीता suraj सूरज surendra सुरेंद्र suresh सुरेश surya सूर्य sushil सुशील sushila सुशीला sushma सुषमा swapnil स्वप्निल
swati स्वाति tara तारा tejas तेजस thakur ठाकुर tiwari तिवारी tripathi त्रिपाठी trivedi त्रिवेदी uma उमा umesh उमेश upadhyay उपाध्याय urmila उर्मिला usha उषा
vaishnavi वैष्णवी vandana वंदना varma वर्मा varsha वर्षा varun वरुण vasant वसंत vasudev वासुदेव veena वीणा verma वर्मा vibha विभा vidya विद्या vijay विजय
vikas विकास vikash विकास vikram विक्रम vimal विमल vimla विमला vinay विनय vineet विनीत vinod विनोद vipin विपिन virendra वीरेंद्र vishal विशाल vishnu विष्णु
vishwakarma विश्वकर्मा vivek विवेक vyas व्यास yadav यादव yamini यामिनी yash यश yashoda यशोदा yogesh योगेश yogendra योगेंद्र
abraham अब्राहम aisha आयशा akhtar अख्तर akram अकरम alex एलेक्स almeida अल्मेडा anitha अनीता anthony एंथनी antony एंथनी anwar अनवर arif आरिफ़
asif आसिफ़ ayesha आयशा ayub अयूब balaji बालाजी bano बानो begum बेगम bhattacharya भट्टाचार्य bibi बीबी bose बोस chakraborty चक्रवर्ती
chandrasekhar चंद्रशेखर chandrashekhar चंद्रशेखर chatterjee चटर्जी costa कोस्टा daniel डैनियल datta दत्ता david डेविड dcosta डिकोस्टा dcruz डिक्रूज़
dias डायस dmello डिमेलो dsouza डिसूज़ा dutta दत्ता elizabeth एलिज़ाबेथ farhan फ़रहान fatema फ़ातिमा fernandes फ़र्नांडिस fernandez फ़र्नांडिस
francis फ़्रांसिस ganesan गणेशन ganesh गणेश geetha गीता george जॉर्ज ghosh घोष gomes गोम्स gopalakrishnan गोपालकृष्णन gowda गौड़ा grace ग्रेस
haider हैदर hassan हसन hegde हेगड़े ibrahim इब्राहिम imran इमरान imtiaz इम्तियाज़ iqbal इक़बाल irfan इरफ़ान ismail इस्माइल iyengar अयंगर jacob जैकब
james जेम्स javed जावेद jayalakshmi जयलक्ष्मी john जॉन karim करीम kavitha कविता khalid खालिद krishnamurthy कृष्णमूर्ति krishnan कृष्णन
lakshmanan लक्ष्मणन latha लता mani मणि manikandan मणिकंदन manjunath मंजूनाथ maria मारिया mary मैरी masih मसीह mathew मैथ्यू menon मेनन michael माइकल
mohd मोहम्मद murthy मूर्ति nagaraj नागराज nambiar नांबियार narayanan नारायणन nasir नासिर natarajan नटराजन nazia नाज़िया padmavathi पद्मावती
padmavati पद्मावती parvathi पार्वती parveen परवीन pathan पठान paul पॉल pereira परेरा peter पीटर philip फ़िलिप pillai पिल्लई pinto पिंटो
qureshi क़ुरैशी radhakrishnan राधाकृष्णन raghavan राघवन rahim रहीम rahman रहमान ramanathan रामनाथन rangarajan रंगराजन rashid राशिद rehana रेहाना
rehman रहमान revathi रेवती rizwan रिज़वान robert रॉबर्ट rodrigues रोड्रिग्स rosy रोज़ी roy रॉय rukhsana रुखसाना saha साहा salman सलमान samuel सैमुअल
saraswathi सरस्वती sarkar सरकार satyanarayana सत्यनारायण sayed सैयद sebastian सेबेस्टियन shabana शबाना shaikh शेख sheikh शेख shetty शेट्टी
shobana शोभना siddiqui सिद्दीक़ी simon साइमन sridevi श्रीदेवी srinivas श्रीनिवास srinivasan श्रीनिवासन stella स्टेला stephen स्टीफ़न
subramanian सुब्रमण्यन sunitha सुनीता swaminathan स्वामीनाथन syed सैयद tariq तारिक़ thomas थॉमस unnikrishnan उन्नीकृष्णन usman उस्मान varghese वर्गीस
venkat वेंकट venkataraman वेंकटरमन venkatesh वेंकटेश xavier ज़ेवियर yasmin यास्मीन yunus यूनुस yusuf यूसुफ़ zakir ज़ाकिर
agra आगरा bengaluru बेंगलुरु bhopal भोपाल chennai चेन्नई delhi दिल्ली gwalior ग्वालियर hyderabad हैदराबाद indore इंदौर jaipur जयपुर jodhpur जोधपुर
kanpur कानपुर kolkata कोलकाता lucknow लखनऊ mathura मथुरा mumbai मुंबई nagpur नागपुर patna पटना pune पुणे ranchi राँची surat सूरत udaipur उदयपुर
varanasi वाराणसी
`

const words = KNOWN.trim().split(/\s+/)

/** The Devanagari of a word in small Latin letters. */
export const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : [])),
)
