-- Names of games become a list: UR, UR-LA, EN.
UPDATE `game` SET `facts` = json_set(`facts`, '$.name', json_array(
  json_extract(`facts`, '$.name.UR'),
  json_extract(`facts`, '$.name."UR-LA"'),
  json_extract(`facts`, '$.name.EN')
)) WHERE json_type(`facts`, '$.name') = 'object';
