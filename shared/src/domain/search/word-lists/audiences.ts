/** Whom a product is for, each with the words that say so. */
export const audienceWords = {
  men: 'men/mens/man/male/gents/gent/gentlemen/purush/mard/mardana/aadmi/aadmiyon/admi/him/boyfriend',
  women: 'women/womens/woman/female/ladies/lady/mahila/mahilaon/mahilao/aurat/auraton/zanana/her/girlfriend',
  boys: 'boy/boys/ladka/ladke/ladkon/ladko',
  girls: 'girl/girls/ladki/ladkiyan/ladkiyon/ladkiyo',
  kids: 'kid/kids/children/childrens/child/childs/junior/bachcha/bachche/bachchon/bacha/bacche/baccha/bachhe/bachon/bachho/bachhon/bacchon/toddler',
  baby: 'baby/babies/babys/infant/newborn/shishu/shishuon/navjat',
} as const;
