/** The sentence that filler texts begin with. All but its first words are torn from those below. */
export const CLASSIC = ['Lorem', 'ipsum', 'dolor', 'sit', 'amet,', 'consectetur', 'adipiscing', 'elit'] as const;

/** Cicero, De finibus bonorum et malorum, book 1, sections 32 and 33, in lower case. */
const PASSAGE = `
  sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium totam rem aperiam
  eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo nemo enim ipsam
  quia voluptas aspernatur aut odit fugit consequuntur magni dolores eos qui ratione sequi nesciunt neque porro
  quisquam est dolorem ipsum dolor amet consectetur adipisci velit non numquam eius modi tempora incidunt labore
  dolore magnam aliquam quaerat ad minima veniam quis nostrum exercitationem ullam corporis suscipit laboriosam nisi
  aliquid ex ea commodi consequatur autem vel eum iure reprehenderit in voluptate esse quam nihil molestiae illum
  fugiat quo nulla pariatur at vero accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum
  deleniti atque corrupti quos quas molestias excepturi sint obcaecati cupiditate provident similique culpa officia
  deserunt mollitia animi id laborum dolorum fuga harum quidem rerum facilis expedita distinctio nam libero tempore
  cum soluta nobis eligendi optio cumque impedit minus quod maxime placeat facere possimus assumenda repellendus
  temporibus quibusdam officiis debitis necessitatibus saepe eveniet voluptates repudiandae recusandae itaque earum
  hic tenetur a sapiente delectus reiciendis voluptatibus maiores alias perferendis doloribus asperiores repellat`;

export const WORDS: readonly string[] = [...new Set(PASSAGE.trim().split(/\s+/))];
