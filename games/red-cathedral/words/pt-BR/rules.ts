import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Termos',
    S: 'Contador de pontuação',
    P: 'Preparação',
    F: 'Andamento de um turno',
    C: 'Reivindicar uma seção',
    B: 'Construir',
    D: 'Ornamentar',
    A: 'Adquirir recursos',
    M: 'Recursos do mercado',
    I: 'Influência',
    W: 'Peças de oficina',
    E: 'Fim da partida e pontuação final',
    V: 'Modo solitário contra Ivan',
  },
  texts: {
    'RC-T1':
      'Há seis materiais: madeira, tijolo, pedra, ouro, joia verde e joia roxa. Cada unidade ocupa um espaço do seu inventário.',
    'RC-T2':
      'Os recursos são os materiais, os rublos e os pontos de reconhecimento. Quando você tem direito a um material qualquer, escolhe um dos seis tipos (RC-T4).',
    'RC-T3':
      'A provisão geral de materiais é limitada: você não ganha o que falta nela, e um ganho que ela não possa cobrir por inteiro se reduz ao que houver; já os rublos nunca acabam. Os materiais vendidos, trocados, devolvidos ou usados em ornamentos voltam imediatamente para a provisão. Os que foram entregues ficam na seção até ela ser terminada, e os de Ivan ficam nas cartas dele.',
    'RC-T4':
      'Não importa como você ganhe um material: ele precisa existir na provisão geral e ter um espaço livre no seu inventário; o resto se perde, e você nunca pode descartar nada para abrir espaço. Um material qualquer é escolhido entre os tipos que há na provisão; você só pode comprar ou trocar se o que vai obter existir na provisão e couber no inventário depois do pagamento. Você sempre pode pegar menos.',
    'RC-S1':
      'Cada jogador tem um marcador no contador de pontuação: cada casa vale um ponto de reconhecimento, e algumas também trazem um número de pontos de prestígio. Todos os marcadores começam na casa 2.',
    'RC-S2':
      'Quando ganhar ou perder pontos de reconhecimento, avance ou recue seu marcador esse número de casas. Ele nunca fica abaixo da casa 0.',
    'RC-S3':
      'Para cada ponto de prestígio que ganhar, avance seu marcador até a próxima casa de prestígio; para cada um que perder, recue-o até a casa de prestígio mais próxima atrás dele. A partir de uma casa entre duas casas de prestígio, os dois movimentos são mais curtos que um intervalo inteiro, e isso é intencional.',
    'RC-S4':
      'Se não houver nenhuma casa de prestígio atrás do seu marcador (não contam nem a casa em que ele está nem a casa 0), você não pode escolher perder prestígio: as ações opcionais (RC-F2a, RC-F2b) não estão disponíveis para você.',
    'RC-S5':
      'A última casa corresponde a 80 pontos de reconhecimento e a 40 pontos de prestígio. Um marcador que passa dela é virado para o lado +40 e segue adiante: a partir daí, cada ponto de reconhecimento a mais também é um ponto de prestígio, sem limite.',
    'RC-P1':
      'O jogo é para 1 a 4 jogadores. Cada um fica com uma cor (vermelho, amarelo, verde ou azul), um tabuleiro de oficina, 6 estandartes e 4 ornamentos: 1 porta, 2 arcos e 1 cruz. A mesa escolhe o mesmo lado dos tabuleiros de oficina para todos, básico ou avançado.',
    'RC-P2':
      'Seu inventário tem 10 espaços; 4 dos seus estandartes cobrem 4 deles, então você começa com 6 livres. Os outros 2 estandartes ficam fora do inventário (lado básico) ou nas duas casas brancas da oficina (lado avançado).',
    'RC-P3':
      'No lado básico, seus 4 ornamentos estão disponíveis desde o início. No lado avançado, eles ficam nas quatro casas coloridas da oficina e estão bloqueados (RC-C7).',
    'RC-P4': 'As 8 peças de recursos são embaralhadas e distribuídas pelos 8 locais do mercado.',
    'RC-P5':
      'Cada um dos quatro grupos (artesãos, transportadores, comerciantes, clero) tem 3 cartas de influência, das quais uma é sorteada; como opção, usa-se o conjunto recomendado para a primeira partida. As quatro cartas são colocadas ao acaso nos quatro quadrantes.',
    'RC-P6':
      'Os cinco dados (branco, vermelho, amarelo, verde, azul) são rolados. Em ordem aleatória, um vai para o local da peça de recursos que dá reconhecimento e depois um para cada local a seguir, conforme as setas (sentido horário). Os cinco dados são usados com qualquer número de jogadores.',
    'RC-P7':
      'Uma carta de planta de construção para o número de jogadores (no modo solitário: uma das de 2 jogadores) é sorteada. Ela indica o número de torres e quantas seções intermediárias cada uma tem; cada torre tem exatamente uma fundação e uma cúpula.',
    'RC-P8':
      'As cartas de catedral são sorteadas dos três baralhos: fundações, seções intermediárias e cúpulas. As cartas não usadas saem do jogo.',
    'RC-P9':
      'Com menos de 3 jogadores, as peças de oficina marcadas para 3–4 jogadores saem do jogo. Cada carta de catedral recebe uma peça sorteada, virada para cima; as demais saem do jogo.',
    'RC-P10':
      'O jogador inicial é sorteado ou escolhido pela mesa. Na ordem dos turnos, os jogadores recebem 3, 4, 4 e 5 rublos.',
    'RC-F1':
      'Joga-se no sentido horário. No seu turno, você realiza exatamente uma ação básica: reivindicar uma seção (RC-C1), construir (RC-B1) ou adquirir recursos (RC-A1).',
    'RC-F2':
      'Antes, durante e depois da sua ação básica, você pode usar as ações opcionais (RC-F2a, RC-F2b), até as duas no mesmo turno. Você pode fazer isso sempre que o jogo estiver esperando uma decisão sua: entre entregas, entre usos de uma ação de infinito, entre as partes da ação de adquirir recursos (RC-A4), antes de pagar por uma casa da oficina. Não pode fazer isso durante as etapas da conclusão de uma seção (RC-B5), no turno de outro jogador ou de Ivan, nem depois que seu turno acabar.',
    'RC-F2a': 'Ação opcional: perca 1 ponto de prestígio para receber 2 rublos, quantas vezes quiser.',
    'RC-F2b':
      'Ação opcional, no máximo uma vez por turno: perca 1 ponto de prestígio para rolar todos os dados de um local à sua escolha. É preciso haver pelo menos um dado nele.',
    'RC-F3':
      'Concluída sua ação básica, seu turno termina quando você disser; até lá, as ações opcionais continuam possíveis (RC-F2).',
    'RC-F4':
      'Você sempre tem uma ação permitida, porque sempre é possível adquirir recursos: cinco dados com valores de 1 a 6 ficam em um anel de 8 locais, no máximo três por local. Ao construir, você entrega pelo menos um material, então essa ação não serve para passar a vez.',
    'RC-F5':
      'Nenhuma regra encerra uma partida travada, mas os jogadores podem combinar de encerrá-la. Uma partida simulada para depois de um número de turnos informado e avisa isso.',
    'RC-C1':
      'Pegue um dos seus estandartes que ainda estejam no seu tabuleiro. No lado básico, ele vem do inventário enquanto houver algum lá, pois isso libera um espaço; no lado avançado, você escolhe entre um estandarte do inventário e um de uma casa branca.',
    'RC-C2':
      'Uma seção está disponível se não tiver nenhum estandarte e for uma fundação ou estiver diretamente acima de uma seção com um estandarte de qualquer jogador, esteja ela reivindicada ou terminada.',
    'RC-C3':
      'Coloque o estandarte na seção, pegue a peça de oficina dela e ponha-a em uma casa livre da sua oficina: há quatro casas coloridas, uma para cada dado colorido, e duas brancas.',
    'RC-C4':
      'Coloque a peça virada para baixo de graça, e nesse caso ela nunca poderá ser ativada, ou virada para cima pagando o custo da casa. No lado básico, o custo está impresso em cada casa (2 a 4 rublos); no lado avançado, é sempre de 3 rublos.',
    'RC-C5':
      'Se colocar a peça virada para cima, você recebe imediatamente a bonificação dela: o recurso mostrado ou, em uma peça de dado, o que dá o local desse dado (RC-W2).',
    'RC-C6':
      'Sem estandartes, você não pode reivindicar seções. Você sempre tem tantas casas livres na oficina quantos estandartes.',
    'RC-C7':
      'No lado avançado, colocar uma peça virada para cima em uma casa colorida desbloqueia o ornamento que está ali. Uma peça colocada virada para baixo nessa casa deixa o ornamento bloqueado pelo resto da partida.',
    'RC-C8':
      'No lado avançado, uma casa branca ainda coberta pelo seu estandarte não recebe peças. Se o estandarte que você pegar (RC-C1) for o dessa casa, você pode colocar a peça nela na mesma ação.',
    'RC-B1':
      'Entregue até 3 materiais do seu inventário, divididos como quiser entre construir (RC-B2) e ornamentar (RC-D1).',
    'RC-B2':
      'Para construir, ponha materiais em uma ou mais seções que você reivindicou e ainda não terminou, mas só dos tipos e nas quantidades que ainda faltam. Não é preciso terminar uma seção de uma vez só: o que foi entregue fica lá.',
    'RC-B3':
      'Uma seção que tem tudo de que precisa é terminada imediatamente: os materiais dela voltam para a provisão geral, o dono recebe os pontos de reconhecimento e os rublos dela, a carta é virada e o estandarte permanece.',
    'RC-B4':
      'Quando uma seção é terminada, cada seção reivindicada mas não terminada abaixo dela na mesma torre faz seu dono perder imediatamente 1 ponto de reconhecimento para cada seção terminada acima dela nessa torre, sem contar as do próprio dono; as perdas por várias seções se somam. Quem termina a seção também pode sofrer uma penalização, pelas seções terminadas de outros jogadores acima das suas inacabadas.',
    'RC-B5':
      'A conclusão de uma seção se resolve nesta ordem: a recompensa (RC-B3), depois as penalizações (RC-B4) e depois, se for a sexta seção do jogador, o desencadeamento do fim (RC-E1).',
    'RC-D1':
      'Uma seção terminada de qualquer jogador pode ter um ornamento: uma fundação, uma porta; uma seção intermediária, um arco; uma cúpula, uma cruz. Uma seção nunca tem mais de um.',
    'RC-D2':
      'Esse ornamento precisa estar entre os seus disponíveis, e você entrega o material dele (madeira para uma porta, pedra para um arco, ouro para uma cruz) mais 0, 1 ou 2 joias, tudo em um só passo: nenhuma joia é acrescentada depois. Esses materiais voltam imediatamente para a provisão geral.',
    'RC-D3':
      'As joias rendem imediatamente 1 ponto de prestígio cada, ou seja, 2 por duas joias da mesma cor, mas 3 no total por duas joias de cores diferentes.',
    'RC-D4':
      'Cada material e cada joia conta como um material entregue para o limite da ação: 3 quando você constrói, 1 ou 2 com uma ação de influência (RC-I4).',
    'RC-D5': 'Uma seção terminada antes na mesma ação já pode ser ornamentada nessa ação.',
    'RC-A1': 'Escolha um dado e mova-o no sentido horário exatamente o número de locais que ele mostra.',
    'RC-A2':
      'Se for o dado branco ou o da sua cor, você pode pagar rublos para movê-lo mais adiante: 1 rublo por local, sem limite, até mesmo dando a volta completa até o próprio local. Só é oferecido o caminho mais barato para cada local.',
    'RC-A3':
      'O dado não pode parar onde já houver outros três dados; nesse caso, escolha outro dado ou pague por mais passos (RC-A2).',
    'RC-A4':
      'Em seguida, você pode realizar cada uma destas ações no máximo uma vez, em qualquer ordem e sem obrigação: obter recursos do mercado (RC-M1), influenciar as guildas (RC-I1), ativar uma peça de oficina (RC-W1).',
    'RC-A5': 'Por fim, role todos os dados desse local e deixe-os ali. Isso encerra sua ação básica.',
    'RC-M1':
      'Pegue até a quantidade indicada na peça de recursos que está no local nesse momento, multiplicada pelo número de dados no local, contando o dado movido. Você pode pegar menos.',
    'RC-M2':
      'Os materiais precisam de espaços livres no seu inventário, e você não pode descartar nada dele para abrir espaço. O que não couber fica de fora.',
    'RC-M3': 'Rublos e pontos de reconhecimento não ocupam espaço no inventário. As joias, sim.',
    'RC-I1':
      'O quadrante em que o dado terminou o movimento define a carta de influência. Você usa uma das duas ações dela, não as duas.',
    'RC-I2':
      'Uma ação de raio é usada uma vez; uma ação de infinito, quantas vezes seguidas você quiser neste turno. As ações opcionais (RC-F2) não interrompem a sequência, mas obter recursos do mercado ou ativar uma peça de oficina a interrompe.',
    'RC-I3':
      'As cartas da guilda dos artesãos oferecem estas ações: vender 1 material qualquer por 1 rublo; comprar 1 dos materiais indicados por 1 rublo; vender 1 dos materiais indicados por 1 rublo; comprar 1 material qualquer por 2 rublos; vender 1 dos materiais indicados por 2 rublos; comprar 1 dos materiais indicados por 2 rublos.',
    'RC-I4':
      'As cartas da guilda dos transportadores oferecem estas ações: pagar 1 rublo para entregar 1 material; ganhar 1 rublo; pagar 3 rublos para entregar 2 materiais; pagar 2 rublos para trocar 2 peças de recursos de lugar. Nas entregas, primeiro você paga e depois entrega até esse número de materiais, mas pelo menos 1. Elas servem para construir (RC-B2 a RC-B5) e/ou ornamentar (RC-D1 a RC-D5).',
    'RC-I5':
      'As cartas da guilda dos comerciantes oferecem estas ações: trocar 2 materiais iguais por 1 de outro tipo; trocar 1 rublo e 1 material por 1 de outro tipo; trocar 4 materiais iguais por 2 de outros tipos, iguais ou não; ativar 1 das suas peças de oficina viradas para cima. Essa ativação não depende da cor do dado (RC-W1): vale para qualquer peça sua virada para cima, mesmo a que você acabou de usar.',
    'RC-I6':
      'As cartas do clero oferecem estas ações: ganhar 1 ponto de reconhecimento; pagar 3 rublos por 1 ponto de prestígio; devolver 3 materiais diferentes por 1 ponto de prestígio; ganhar 2 pontos de reconhecimento se você tiver terminado pelo menos uma seção de cada um dos três tipos.',
    'RC-W1':
      'Se você tiver uma peça virada para cima na casa da oficina da cor do dado que moveu, pode receber a bonificação dela uma vez. Se moveu o dado branco e as duas casas brancas tiverem peças viradas para cima, escolha uma delas.',
    'RC-W2':
      'Uma peça de dado dá uma única vez o que dá a peça de recursos que está agora no local atual desse dado, não importa quantos dados estejam ali. O dado movido conta onde está agora, antes da rolagem final (RC-A5).',
    'RC-E1':
      'Quando termina sua sexta seção, você ganha 3 pontos de prestígio depois da recompensa dela, e o fim da partida é desencadeado: você termina a ação e o turno normalmente, incluindo a rolagem final (RC-A5), e depois cada um dos outros jogadores tem um último turno. Só o primeiro jogador a conseguir isso recebe os 3 pontos de prestígio; uma sexta seção terminada em um último turno não desencadeia nada.',
    'RC-E2':
      'Em seguida, cada marcador recua até a casa de prestígio mais próxima, na sua posição ou abaixo dela. Antes da primeira casa de prestígio, ele vale 0 ponto de prestígio.',
    'RC-E3':
      'Você recebe 1 ponto de prestígio para cada 5 materiais e rublos que sobrarem, contados juntos e arredondando para baixo. Os ornamentos e os materiais entregues em seções não terminadas não contam.',
    'RC-E4':
      'Uma torre vale 2 pontos de prestígio por seção terminada, mais 1 por ornamento nela. Sua presença em uma torre é o número dos seus estandartes em seções terminadas mais os seus ornamentos nessa torre.',
    'RC-E5':
      'Com 3 ou 4 jogadores, a maior presença recebe o valor da torre; a segunda, metade dele arredondada para baixo; a terceira, metade dessa metade arredondada para baixo, e assim por diante; uma presença de 0 não recebe nada. Os jogadores empatados somam os pontos de prestígio das posições que ocupam e os dividem igualmente, arredondando para baixo. Depois de um empate, o jogador seguinte fica com a próxima posição livre.',
    'RC-E6':
      'Com 2 jogadores, a maior presença recebe o valor da torre, e o outro jogador, se estiver presente nela, um terço dele arredondado para baixo. Em caso de empate, nenhum dos dois recebe nada.',
    'RC-E7':
      'Vence o jogador com mais pontos de prestígio. Os empates são decididos pelo maior número de seções terminadas e depois pelo de ornamentos colocados; se o empate continuar, a vitória é compartilhada.',
    'RC-V1':
      'Prepare a partida como para 2 jogadores: as peças de oficina marcadas para 3–4 jogadores saem do jogo, mas as cinco delas que mostram um dado, uma por cor, passam a ser as peças de Ivan. Ivan tem 6 estandartes, 4 ornamentos e um marcador de pontuação, mas não tem oficina nem rublos.',
    'RC-V2':
      'As 5 cartas do modo solitário (Reconhecimento, Inventário, Transporte, Reivindicar, Construção) são embaralhadas e dispostas em fileira. As 5 peças de Ivan são embaralhadas e colocadas viradas para cima, uma em cada carta.',
    'RC-V3':
      'Primeiro, Ivan reivindica a fundação que vale mais pontos de reconhecimento, em caso de empate a da torre mais à esquerda; se a peça de oficina dela tiver pontos de reconhecimento impressos, ele os ganha, e a peça sai do jogo. Ele fica com 5 estandartes. Você começa, com 3 rublos.',
    'RC-V4':
      'Se todas as peças de Ivan estiverem viradas para baixo, o turno dele começa com a renovação delas (RC-V6). Depois, pegue a carta mais à esquerda cuja peça esteja virada para cima, mova o dado da cor dessa peça conforme o valor dele e vire a peça para baixo. Se o dado fosse parar em um local com três dados, ele não se move e nada acontece no mercado (nem pontos de reconhecimento nem rolagem), mas a peça é virada mesmo assim e a ação da carta é realizada.',
    'RC-V5':
      'Ivan não pega recursos, mas ganha pontos de reconhecimento se a peça de recursos do local os der (vezes os dados que estão ali, como para você) e se a carta de influência desse quadrante tiver uma ação que os dê sem custo (uma vez, a melhor cuja condição ele cumpra). Os dados desse local são rolados normalmente. Depois, a ação da carta dele é realizada (RC-V5a a RC-V5e).',
    'RC-V5a': 'Carta Reconhecimento: Ivan ganha 4 pontos de reconhecimento.',
    'RC-V5b':
      'Carta Inventário: 4 materiais da maior pilha da provisão geral, todos desse tipo, vão para esta carta. Se várias pilhas empatarem como a maior, a ordem da lista de materiais decide (RC-T1); se a pilha tiver menos de 4, o resto vem da próxima maior.',
    'RC-V5c': 'Carta Transporte: todos os materiais da carta Inventário passam para a carta Construção.',
    'RC-V5d':
      'Carta Reivindicar: se tiver um estandarte, Ivan reivindica uma seção diretamente acima de uma que você tenha reivindicado ou terminado; se não houver, uma fundação; se também não houver, uma seção à sua escolha. Se houver várias candidatas do mesmo nível, você escolhe. Se a peça de oficina da seção tiver pontos de reconhecimento impressos, ele os ganha (uma peça de dado não dá nenhum), e a peça sai do jogo.',
    'RC-V5e':
      'Carta Construção: todos os materiais desta carta são postos nas seções que Ivan reivindicou e não terminou, contando só o número e não o tipo, torre por torre da esquerda para a direita e, em cada torre, de baixo para cima. As seções terminadas dão a ele seus pontos de reconhecimento, mas não rublos, e causam penalizações (RC-B4). O excedente vai para a seção seguinte, e o que nenhuma seção puder receber fica nesta carta.',
    'RC-V6':
      'Quando todas as peças de Ivan estão viradas para baixo, ele primeiro coloca um ornamento, na ordem porta, arco, arco, cruz, em uma seção terminada do tipo desse ornamento e sem ornamento: em uma das suas ou, se não for possível, em uma das dele; você escolhe qual. Isso não custa nada e dá a ele 1 ponto de prestígio; se esse ornamento não puder ser colocado em nenhum lugar, ele pula esta etapa, mesmo que outros pudessem ser colocados. Depois, todas as peças dele são embaralhadas e colocadas de novo viradas para cima.',
    'RC-V7':
      'Quando você ou Ivan termina a sexta seção, ninguém ganha os 3 pontos de prestígio (RC-E1), e o outro tem um último turno. A pontuação final é a de 2 jogadores, mas Ivan não pontua materiais nem rublos; vence quem tiver mais pontos de prestígio, e os empates são decididos como de costume (RC-E7). As penalizações atingem você e Ivan da mesma forma (RC-B4).',
  },
  synonyms: [
    ['rublos', 'rublo', 'dinheiro', 'moedas', 'grana', 'pagar', 'preço', 'custo'],
    ['reconhecimento', 'pontos', 'pontuação', 'fama'],
    ['prestígio', 'pontos', 'pontuação', 'pontos de vitória'],
    ['terminar', 'terminada', 'terminadas', 'acabar', 'completar', 'concluir'],
    ['entregar', 'entregue', 'construir', 'construção', 'levar'],
    ['ornamentar', 'decorar', 'decoração', 'ornamento', 'ornamentos', 'porta', 'arco', 'cruz'],
    ['reivindicar', 'reivindicada', 'reivindique', 'tomar', 'reservar', 'estandarte', 'bandeira'],
    ['penalização', 'penalizações', 'perder', 'punição', 'multa'],
    ['local', 'mercado', 'lugar', 'anel', 'círculo'],
    ['oficina', 'casa da oficina', 'tabuleiro'],
    ['inventário', 'estoque', 'espaço'],
    ['provisão geral', 'provisão', 'banco', 'reserva'],
    ['materiais', 'material', 'recursos', 'cubos'],
    ['influência', 'guilda', 'guildas', 'artesãos', 'transportadores', 'comerciantes', 'mercadores', 'clero'],
    ['joia', 'joias', 'gema', 'gemas', 'pedra preciosa'],
    ['rolar', 'role', 'rolagem', 'dado', 'dados', 'jogar dados'],
    ['Ivan', 'solo', 'sozinho', 'automa'],
  ],
} satisfies RuleBook<RuleNumber>;
