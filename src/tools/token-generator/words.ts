/**
 * 2048 plain English words of 4 to 7 letters, our own choice: 11 bits each. None begins with another one, so that words
 * without a separator cannot be read in two ways.
 */
export const words: readonly string[] = `
  able above absent accept access acorn across action active actor actual adapt adult advice affair afford agenda
  agent agree ahead aisle album alert alike alive alley allow almond almost alone along alpha alpine also alter always
  amaze amber amount ample amuse anchor angle animal ankle annual answer anvil apart apple apply april apron arcade
  arch arctic area arena argue arise aroma around arrive artist ascend aside asleep aspect aspen assist assume atlas
  atom attach attic auburn audio august aunt author autumn avenue avocado avoid awake award aware away awning axis
  azure baby back badge bagel bagpipe bake balcony ball bamboo banana band banjo bank banner barber bare barge bark
  barley barn barrel base basic basil basin basket batch bath baton battery beach beacon bead beam bean bear beaver
  become beehive beep beetle before begin behave behind being belief bell belong below belt bench bend berry beside
  best better beyond bicycle bigger bike bingo birch bird biscuit bison blank blazer blend blimp blink block bloom
  blossom blouse blue bluff blur board boat body boil bold bolt bonfire bonnet bonsai bonus book boost boot border
  borrow boss botany both bottle bottom bounce bowl boxcar brain brake branch brand brass brave bread break breeze
  brick bridge brief bright bring broad broker bronze brook broom brown brunch brush bubble bucket buckle budget
  buffalo buffet build bulb bulk bumper bunch bundle bunny burger burrow bushel busy butter button buyer buzz cabbage
  cabin cable cactus cadet cafe cage cake calf call calm camel camera camp canal canary candid candle candy canoe
  canopy canvas canyon cape caramel carbon card cargo carol carpet carrot carry cart carve case cashew castle casual
  cattle cave cedar celery cell cement census center cereal chain chair chalet chalk champ chance change charge charm
  chart chase chat check cheddar cheek cheer cheese chef cherry chess chest chicken child chili chime chimney chin
  chip choice choir choose chord chorus chrome cider cinema circle circus citrus city civic civil claim clam clap
  class clause clay clean clear clerk clever client cliff climb clinic clip cloak clock close cloth cloud clove club
  clue clutch coach coal coast coat cocoa coconut code coffee coil coin cold collar color colt column comb comedy
  comet comic common compass cone convoy cook cool copper copy coral cord core cork corn cosmic cosmos cotton couch
  cougar count couple coupon course court cousin cover cowboy coyote cozy crab cradle craft crane crater crayon cream
  create creek crepe crew cricket crisp critic crop cross crowd crown cruise crumb crunch crystal cube cubic cupcake
  curb curl curry curtain curve cushion custom cycle cymbal daily dairy daisy dance data date dawn dazzle deal dear
  decade decent decide deck decor deep deer defend define degree delay delta demand denim dental depart depend depth
  desert design desk detail detect device devote dial diamond diary differ digest digit dine dinghy dinner direct disc
  dish dive divide dock doctor doll dolphin domain dome domino donate donkey donor door dorm dose double doubt dough
  dove down dozen draft dragon drama draw dream dress drift drill drink drive drop drum duck duet dune dusk dust duty
  dwell each eager eagle early earn earth easel east easy echo eclipse edge edit effect effort eight either elbow
  elder elect eleven elite elixir ember emblem emerge employ enable encore energy engage engine enjoy enough enrich
  enroll ensure enter entire entry equal equip erase errand essay estate event ever evolve exact exam exceed excel
  except excite exist exit exotic expand expect expert export extend extra fable fabric facade face fact fair falcon
  fall fame family famous fancy fare farm fast father fathom faucet favor feast feather feed feel fence fennel fern
  ferry fetch fever fiber fiddle field fifty figure file film filter final finch find finger finish fire firm first
  fish five flag flair flake flame flash flask flat flavor fleece fleet flex flight flint flip float flock floor flora
  flour flow fluent fluid flute foam focus fold follow fond food foot forest forge fork form forty forum fossil foster
  found four foyer frame free fresh friday fridge friend frog front frost frozen fruit fudge fuel full fund funnel
  future gadget galaxy gallon gallop game garage garden garlic garnet gate gather gauge gazebo gazelle gear gecko
  genius gentle geyser giant gift giggle ginger giraffe give glacier glad glance glass glaze gleam glide global globe
  glory glove glow glue goal goat gold golf good goose gorilla govern gown grace grade grain grand granite grant grape
  graph grass gravel gravy great green greet grid grill grin grip groom groove ground group grove grow guava guess
  guest guide guild guitar gulf gust gypsum habit hail hair half hall halo hammer hammock hamper hamster hand happen
  happy harbor hard harp hatch haven hawk hazel head heal heap hear heat heavy hedge heel height helium helmet help
  herb hero hiccup hidden high hike hill hinge hint hippo hobby hockey hold hollow holly home honest honey honor hood
  hook hope horn horse host hotel hour house hover human humble humid humor hunt hurdle husky hybrid hyphen iceberg
  icicle icing icon idea idle igloo iguana image import inch income index indigo indoor infant inform inhale inland
  inlet inner input insect inside intact intend into invent invest invite inward iris iron island isle issue item
  ivory jacket jaguar january java jazz jeans jelly jersey jewel jigsaw jingle jogger join joke jolly joyful juggle
  juice july jumbo jump junior jupiter just karate kayak keen keep kelp kennel kernel kettle kick kind kiosk kitchen
  kite kitten kiwi knack knee knit knob knock knot know koala label labor lace ladder ladle lady lagoon lake lamb lamp
  land lantern laptop large lark laser lasso last latch later lather laugh launch laurel lava lawn layer leader leaf
  league lean learn lease ledge left legacy legal legend lemon lend lens lentil leopard lesson letter lettuce level
  lever library lift light like lilac limber lime limit linen liner link lion liquid list liter lively liver lizard
  llama load loaf loan lobby lobster local locate lock lodge lofty logic long look loop lotion lotus loud lounge love
  loyal lucky lumber lunar lunch lure lute luxury lyric macro madam magic magnet magpie mail main major make mallet
  mammal manage mango manner manor mantle manual many maple marble march margin marina marine mark maroon marvel
  mascot mask mason match matrix matter mature maze meadow meal mean medal media medium meet mellow melody melon melt
  member memo mentor menu merge merit merry mesh metal meteor method metric middle might mild mile milk mill mimic
  mint minute mirror mist mitten mixer mobile model modem modern modest module molar moment monday monkey month mood
  moon moose moral more mosaic moss most motel moth motion motive motor mount mouse mouth move movie much muffin mulch
  mule mural muscle museum music mustard mutual myrtle nachos name napkin narrow nation native nature navy near neat
  nebula nectar need neon nephew nest never newest next nice nickel night nimble nine nomad noodle noon normal north
  nose note notice notion novel novice number nurse nutmeg nylon oasis oats obey object oblong obtain occur ocean
  octopus offer office often okay olive omega omelet once onion online only onset onward opal open opera oppose optic
  option orange orbit orchard orchid order organ origin ornate osprey ostrich other otter ounce outer outfit outlet
  output oval oven over owner oxygen oyster ozone pace pack paddle page paint pair palace palette palm pancake panda
  panel panic panther papaya paper parade parcel pardon parent park parrot part pass past patch path patio patrol
  pause pave peace peach peacock peak peanut pear pebble pecan pedal peel pelican pencil penguin penny people pepper
  period permit person petal phase phone photo phrase piano pickle picnic piece pier pigeon pillar pillow pilot pinch
  pine pink pint pipe pitch pivot pixel pizza place plaid plain plan plate play plaza please pledge plenty plow pluck
  plug plum plural plus pluto pocket podium poet point polar pole polish polite pollen polo pond pony poodle pool
  popcorn poplar poppy porch port pose post potato pouch pound powder power praise prefer press pretty pretzel price
  prime print prior prism prize profit prompt proof proper prose proud prove prune public puddle pulp pulse puma pump
  punch pupil puppet puppy pure purple purse push puzzle pyramid python quail quaint quarry quartz quasar quench query
  quest queue quick quiet quill quilt quince quiz quota quote rabbit raccoon race racket radar radio radish radius
  raffle raft rail rain raisin rake rally ramp ranch random range rapid rare rather rattle raven ravine razor reach
  react read real reason rebate recall recent recipe record reef refer reform region relate relax relay relic relief
  rely remain remark remedy remind remote remove renew rent repair repeat reply report resort rest result resume
  retail retire return reveal review revise reward rhyme rhythm ribbon rice rich riddle ride ridge right ring rinse
  ripple rise rival river road roast robin robot robust rocket rocky rodeo role roll roof room root rope rose rotate
  rough round route rover royal rubber ruby rudder rugby rule rumble runner runway rural rush rustic sable saddle
  safari safe saga sage sail salad salary sale salmon salon salsa salt salute same sample sand satin saturn sauce
  sauna save savor scale scan scarf scene scenic scent scheme school scoop scope score scout scrap screen screw script
  scroll seal search season seat second secret sector secure seed seek select self sell senior sense sequel series
  serve sesame settle seven shadow shaft shake shall shape share shark sheep shelf shell shift shine ship shirt shoe
  shop shore short should shout shovel show shrimp shrub shut side siesta sight sign silent silk silver simple since
  sing sister sitcom site size skate sketch skill skirt slate sled sleek sleep sleeve slice slide slim slogan slope
  slow small smart smile smoke smooth snack snail snake snap snow snug soap soar soccer social sock soda sofa soft
  soil solar sole solid solo solve sonar song sonic sonnet soon soothe sorbet sort sound soup source south space spare
  spark sparrow speak spear speech speed spell spend sphere spice spider spike spin spiral spirit splash split sponge
  spoon sport spot spray spread spring sprint sprout spruce square squash squid stable staff stage stair stamp stand
  staple star state static statue status stay steak steam steel stem step stereo stew stick still stitch stock stone
  stop store storm story stove strait straw stream street string stripe stroll strong studio study style submit subtle
  suburb subway sudden suede sugar suit summer summit sunday sunny sunset super supper supply sure surf surge survey
  sushi swan swap sweet swift swim swing switch symbol syrup system table tackle taco tactic tail take talent talk
  tall tango tank tape target tariff tart task taste tavern taxi teach team teapot tease teddy tell tempo tenant
  tender tennis tenor tent term test text thank that theme theory there thick thing think third thirty this thorn
  thread three thrill thrive throw thumb ticket tide tidy tiger tight tile timber time timid tiny tiptoe tire tissue
  title toast today toffee token tomato tone tongue tonic tool tooth topaz topic torch total toucan touch tough tour
  toward towel tower town trace track trade trail train trait travel tray treat tree trek trend tribe trick trim trio
  trip trophy tropic trout truck true trumpet trunk trust truth tuba tube tugboat tulip tuna tundra tune tunnel turf
  turkey turn turtle tutor tuxedo tweed twelve twenty twice twig twin twist type ultra uncle under undo unfold unicorn
  union unique unit unlock until update uphill upland upon upper upset upward urban urgent usage useful usher usual
  utmost vacant vacuum valid valley value valve vanilla vanish vapor vase vast vault vector veil velvet vendor venue
  verb verify verse very vessel vest video view vigor villa vine vinyl viola violet violin virtue vision visit visual
  vital vivid vocal voice volcano volley volume vowel voyage wafer waffle wage wagon waist waiter wake walk wall
  walnut walrus waltz wander want ward warm wash water wave weave weekly weigh well west whale wharf wheat wheel where
  which whisper white whole wide widget width wild will wind wing winner winter wire wisdom wise wish with wolf wombat
  wonder wood wool word work world worth would woven wreath wren wrist write yacht yard yarn year yeast yellow yield
  yoga yogurt yolk young youth zebra zenith zephyr zero zesty zinc zipper zodiac zone
`
  .trim()
  .split(/\s+/);
